"""Asks a running server, and has the contract look at every answer."""

import http.client
import json
import threading
import urllib.parse

from contract import Contract


class Client:
    def __init__(self, base: str, contract: Contract):
        self.host, self.contract = urllib.parse.urlsplit(base).netloc, contract

    def send(self, method: str, path: str, body: bytes | None = None, headers: dict | None = None):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def ask(self, name: str, expected: int, /, *, query=None, body=None, headers=None, **path):
        """Sends a request of the contract by its name; gives the JSON of the answer, or its bytes."""
        method, template = self.contract.operations[name]
        place = template.format(**{key: urllib.parse.quote(str(value)) for key, value in path.items()})
        if query:
            place += "?" + urllib.parse.urlencode(query)
        sent = {"Content-Type": "application/json", "Origin": f"http://{self.host}"} | (headers or {})
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        status, fields, content = self.send(method.upper(), place, data, sent)
        if status != expected:
            self.contract.faults.append(f"{name} {place}: {status} instead of {expected}: {content[:200]!r}")
        self.contract.check(name, status, fields["Content-Type"], content)
        return json.loads(content) if (fields["Content-Type"] or "").startswith("application/json") else content


class Events(threading.Thread):
    """The event stream from `last` on, until one of the events satisfies `is_last`. `seen` has (id, name, data)."""

    def __init__(self, client: Client, is_last, last: str | None = None):
        super().__init__(daemon=True)
        self.client, self.is_last, self.seen = client, is_last, []
        self.connection = http.client.HTTPConnection(client.host, timeout=120)
        path = client.contract.operations["events"][1]
        self.connection.request("GET", path, headers={} if last is None else {"Last-Event-ID": last})
        self.answer = self.connection.getresponse()
        client.contract.check("events", self.answer.status, self.answer.headers["Content-Type"], b"")

    def run(self):
        fields = {}
        for line in self.answer:
            text = line.decode("utf-8").rstrip("\n")
            if text and not text.startswith(":"):
                key, _, value = text.partition(": ")
                fields[key] = value
            elif "data" in fields:
                event = (fields["id"], fields["event"], fields["data"])
                self.seen.append(event)
                self.client.contract.check_event(event[1], event[2])
                if self.is_last(event[1], json.loads(event[2])):
                    break
                fields = {}
        self.connection.close()
