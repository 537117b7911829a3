"""Whether the tests' client code is a client's, and uses everything of Apple's API that the modules declare."""

import re

from .imports import imports
from .tree import Tree, code_only

API = r"^Sources/(NaturalLanguage|Speech|Translation)/API/.*\.swift$"
CLIENT = "Tests/SourceCompatibilityTests/"
CLIENT_IMPORTS = {"AVFAudio", "Foundation", "NaturalLanguage", "Observation", "Speech", "Testing", "Translation"}
NAMED = re.compile(
    r"^ *(?:open|public) (?:\w+ )*?(?:let|var|func|class|struct|enum|protocol|typealias) (?!func |var )(\w+)", re.M)
CASES = re.compile(r"^ *case (\w.*)$", re.M)
PARAMETERS = re.compile(r"^ *(?:open|public) [^\n(]*\b(?:func [^\s(]+|init\??)\(([^)]*)", re.M)
LABEL = re.compile(r"(?:^|,)\s*([a-zA-Z]\w*)(?: \w+)?:")


def code(tree: Tree, name: str) -> str:
    return "\n".join(code_only(line) for _, line in tree.lines(name))


def client(tree: Tree) -> list[str]:
    """The client imports no more than an app does, and each name and argument label of the API is used in it."""
    findings = [
        f"{file}:{number}: an app does not import {module}"
        for file, number, _, module in imports(tree) if file.startswith(CLIENT) and module not in CLIENT_IMPORTS]
    findings += [
        f"{name}:{number}: an app has no @testable"
        for name in tree.matching(f"^{CLIENT}") for number, line in tree.lines(name) if "@testable" in code_only(line)]
    used = set(re.findall(r"\w+", "\n".join(code(tree, name) for name in tree.matching(f"^{CLIENT}.*swift$"))))
    for name in tree.matching(API):
        text = code(tree, name)
        names = set(NAMED.findall(text))
        names |= {word for line in CASES.findall(text) for word in re.findall(r"(?:^|, )(\w+)", line)}
        names |= {label for parameters in PARAMETERS.findall(text) for label in LABEL.findall(parameters)}
        findings += [f"{name}: no client code in {CLIENT} uses {word}" for word in sorted(names - used)]
    return findings
