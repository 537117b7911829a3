"""docs/openapi.yaml as something that answers can be compared with."""

import json
import pathlib

import yaml
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "openapi.yaml"
METHODS = ("get", "put", "post", "patch", "delete")


class Contract:
    """The document, proved to be OpenAPI 3.1. Collects what answers have wrong, and which operations have succeeded."""

    def __init__(self):
        self.document = yaml.safe_load(DOCUMENT.read_text("utf-8"))
        validate(self.document)
        resource = Resource.from_contents(self.document, default_specification=DRAFT202012)
        self.registry = Registry().with_resource("contract:", resource)
        self.operations = {
            operation["operationId"]: (method, path) for path, item in self.document["paths"].items()
            for method, operation in item.items() if method in METHODS}
        self.succeeded, self.faults = set(), []

    def operation(self, name: str) -> dict:
        method, path = self.operations[name]
        return self.document["paths"][path][method]

    def has_body(self, name: str) -> bool:
        return "requestBody" in self.operation(name)

    def takes(self, name: str, parameter: str) -> bool:
        return f"{{{parameter}}}" in self.operations[name][1]

    def statuses(self, name: str) -> list[str]:
        return list(self.operation(name)["responses"])

    def check(self, name: str, status: int, media_type: str | None, body: bytes) -> None:
        """Compares an answer with what the document says of it."""
        method, path = self.operations[name]
        responses = self.operation(name)["responses"]
        key = str(status) if str(status) in responses else "default"
        if key == "default" and status < 400:
            return self.faults.append(f"{name}: {status} is not in the document")
        pointer, response = self.resolved(["paths", path, method, "responses", key])
        if 200 <= status < 300:
            self.succeeded.add(name)
        self.check_content(f"{name} {status}", pointer, response.get("content"), media_type, body)

    def check_content(self, place: str, pointer: list, content: dict | None, media_type: str | None, body: bytes) -> None:
        if not content:
            if body:
                self.faults.append(f"{place}: a body that is not in the document: {body[:80]!r}")
            return
        plain = (media_type or "").split(";")[0].strip()
        kind = next((k for k in content if k.split(";")[0] in (plain, "*/*")), None)
        if kind is None:
            return self.faults.append(f"{place}: {media_type} is not in the document")
        if "schema" not in content[kind]:
            return
        value = json.loads(body) if plain == "application/json" else body.decode("utf-8")
        self.compare(place, [*pointer, "content", kind, "schema"], value)

    def check_event(self, name: str, data: str) -> None:
        """Compares an event with what the document says of it."""
        method, path = self.operations["events"]
        if name not in self.operation("events")["x-events"]:
            return self.faults.append(f"event {name} is not in the document")
        self.compare(f"event {name}", ["paths", path, method, "x-events", name], json.loads(data))

    def compare(self, place: str, pointer: list, value) -> None:
        reference = "contract:#/" + "/".join(part.replace("~", "~0").replace("/", "~1") for part in pointer)
        validator = Draft202012Validator(
            {"$ref": reference}, registry=self.registry, format_checker=Draft202012Validator.FORMAT_CHECKER)
        for error in validator.iter_errors(value):
            self.faults.append(f"{place}: {error.json_path}: {error.message[:200]}")

    def resolved(self, pointer: list) -> tuple[list, dict]:
        """What stands at a place of the document, and where that is, its reference followed."""
        value = self.document
        for part in pointer:
            value = value[part]
        if "$ref" in value:
            return self.resolved(value["$ref"].removeprefix("#/").split("/"))
        return pointer, value
