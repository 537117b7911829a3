"""Which module may see which."""

import re

from .tree import Tree

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(public |package |internal |private |fileprivate )?import "
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias) )?([A-Za-z_]\w*)")
TABLE = "Scripts/imports.tsv"
# What a test may use of the system; targets have their own column in the table.
SYSTEM_IN_TESTS = {
    "Foundation", "FoundationNetworking", "Dispatch", "Glibc", "Observation", "Synchronization", "Testing"}
# The C library has another name on other systems; the table calls it Glibc.
C_LIBRARY = {"Darwin": "Glibc", "Musl": "Glibc"}
ENGINES = {"Inference", "CInference"}


def imports(tree: Tree):
    """Each import: its file, line number, access and module."""
    for name in tree.matching(r"^(Sources|Tests)/.*\.swift$"):
        for number, line in tree.lines(name):
            if match := IMPORT.match(line):
                yield name, number, (match[1] or "").strip(), C_LIBRARY.get(match[2], match[2])


def allowed(tree: Tree) -> dict[str, tuple[set[str], set[str]]]:
    rows = [row + [""] * (3 - len(row)) for row in tree.table(TABLE)]
    return {target: (set(own.split()), set(system.split())) for target, own, system in rows}


def direction(tree: Tree) -> list[str]:
    """Every import, and every dependency of the manifest, is one that the table allows; the table has no way up."""
    graph, findings, above = allowed(tree), [], set()
    for target, (own, _) in graph.items():
        findings += [f"{TABLE}: {target} names {name}, which is not above it" for name in sorted(own - above)]
        above.add(target)
    shipped = {t.name for t in tree.targets.values() if t.kind != "test"}
    findings += [f"{TABLE}: no row for {name}" for name in sorted(shipped - graph.keys())]
    findings += [f"{TABLE}: no target {name}" for name in sorted(graph.keys() - shipped)]
    for name in sorted(shipped & graph.keys()):
        extra = tree.targets[name].dependencies - graph[name][0]
        findings += [f"Package.swift: {name} may not depend on {other}" for other in sorted(extra)]
    for file, number, _, module in imports(tree):
        target = tree.target_of(file)
        if target and target.name in graph and module not in set.union(*graph[target.name]):
            findings.append(f"{file}:{number}: {target.name} may not import {module}")
    return findings


def declared(tree: Tree) -> list[str]:
    """Every import of ours is a dependency that the manifest declares for that target, and nothing else comes in."""
    findings = []
    for file, number, _, module in imports(tree):
        target = tree.target_of(file)
        if target is None:
            findings.append(f"{file}: belongs to no target of Package.swift")
        elif module in tree.targets and module not in target.dependencies:
            findings.append(f"{file}:{number}: Package.swift does not declare that {target.name} uses {module}")
        elif module not in tree.targets and target.kind == "test" and module not in SYSTEM_IN_TESTS:
            findings.append(f"{file}:{number}: {module} is neither ours nor a system module that tests may use")
    return sorted(set(findings))


def c_modules(tree: Tree) -> list[str]:
    """A C module is imported `internal` or narrower, so that no C type can be in a signature others see."""
    return [
        f"{file}:{number}: import {module} without `internal` or `private`"
        for file, number, access, module in imports(tree)
        if module in tree.targets and re.match(r"C[A-Z]", module)
        and (tree.targets[module].kind == "system" or module == "CInference")
        and access not in ("internal", "private", "fileprivate")
    ]


def api_files(tree: Tree) -> list[str]:
    """Files that declare Apple's API import no engine: that is what Backend/ is for."""
    return [
        f"{file}:{number}: a file of API/ imports {module}"
        for file, number, _, module in imports(tree)
        if re.match(r"Sources/(Speech|Translation)/API/", file) and module in ENGINES
    ]
