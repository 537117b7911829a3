"""What a source file may hold, and how long it may be."""

import re
import subprocess

from .tree import Tree, code_only

HATCHES_FILE = "Scripts/escape-hatches.tsv"
HATCHES = {
    "@unchecked Sendable": r"@unchecked\s+Sendable",
    "nonisolated(unsafe)": r"nonisolated\(unsafe\)",
    "unsafeBitCast": r"\bunsafeBitCast\b",
    "assumeIsolated": r"\bassumeIsolated\b",
    "@preconcurrency": r"@preconcurrency\b",
    "try!": r"\btry!",
    "as!": r"\bas!",
    "fatalError": r"\bfatalError\b",
    "preconditionFailure": r"\bpreconditionFailure\b",
}
SENTENCES = {"fatalError", "preconditionFailure"}  # they give their reason themselves


def form(tree: Tree) -> list[str]:
    """`swift format lint --strict` has nothing to say."""
    places = [place for place in ("Package.swift", "Sources", "Tests") if (tree.root / place).exists()]
    lint = subprocess.run(
        ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *places],
        cwd=tree.root, capture_output=True, text=True)
    complaints = [line for line in lint.stderr.splitlines() if line.strip()]
    return complaints or (["swift format failed without a word"] if lint.returncode else [])


def hatches(tree: Tree):
    """Each escape hatch: its kind, file and line number, and whether a comment is near."""
    for name in tree.matching(r"^(Sources|Tests)/.*\.swift$"):
        lines = tree.text(name).splitlines()
        for index, line in enumerate(lines):
            for kind, pattern in HATCHES.items():
                if re.search(pattern, code_only(line)):
                    near = lines[max(0, index - 2) : index + 1]
                    has_reason = kind in SENTENCES or any(re.search(r"//\s*\w|///", text) for text in near)
                    yield kind, name, index + 1, has_reason


def escape_hatches(tree: Tree) -> list[str]:
    """As many as the committed table says, each with its reason on the line or within the two lines before it."""
    found = list(hatches(tree))
    counts = {kind: sum(1 for hatch in found if hatch[0] == kind) for kind in HATCHES}
    committed = {row[0]: int(row[1]) for row in tree.table(HATCHES_FILE)}
    findings = [f"{name}:{number}: {kind} without its reason" for kind, name, number, reason in found if not reason]
    for kind, count in counts.items():
        if count != committed.get(kind, 0):
            places = ", ".join(f"{name}:{number}" for k, name, number, _ in found if k == kind)
            findings.append(
                f"{kind}: {count} in the sources, {committed.get(kind, 0)} in {HATCHES_FILE} ({places or 'none'}); "
                "avoid it, or change the table on purpose")
    return findings


def length(tree: Tree) -> list[str]:
    """At most 300 lines a Swift file, or a line `// Long because: …`; at most 150 a header."""
    findings = []
    for name in tree.matching(r"^(Sources|Tests)/.*\.(swift|h)$"):
        limit, count = (300 if name.endswith(".swift") else 150), len(tree.lines(name))
        is_excused = limit == 300 and re.search(r"^\s*// Long because: \w", tree.text(name), re.MULTILINE)
        if count > limit and not is_excused:
            findings.append(f"{name}: {count} lines, {limit} are allowed")
    return findings


def sleep(tree: Tree) -> list[str]:
    """A test waits for an event, never for time to pass; its limit ends what hangs, and says nothing of the machine's speed."""
    rules = [("sleeps", r"\b(u|nano)?sleep\s*\("), ("has less than ten minutes", r"\.timeLimit\(\.minutes\(\d\)\)")]
    return [
        f"{name}:{number}: a test {fault}"
        for name in tree.matching(r"^Tests/.*\.swift$")
        for number, line in tree.lines(name)
        for fault, pattern in rules
        if re.search(pattern, code_only(line))
    ]


def processes(tree: Tree) -> list[str]:
    """No program is started by Foundation, which reads beyond its memory where many descriptors are open (Decisions/0113)."""
    return [
        f"{name}:{number}: Foundation's Process; take ChildProcess"
        for name in tree.matching(r"^(Sources|Tests|Examples|Benchmarks|Tools)/.*\.swift$")
        for number, line in tree.lines(name)
        if re.search(r"(?<![\w.])(Foundation\.)?Process(\(|\.run\b)", code_only(line))
    ]


def scripts(tree: Tree) -> list[str]:
    """Shellcheck is content with every shell script, and Python can read every Python script."""
    findings = []
    shell = [name for name in tree.files if re.match(r"#!.*\b(bash|sh)\b", tree.text(name).partition("\n")[0])]
    if shell:
        run = subprocess.run(
            ["shellcheck", "--format", "gcc", *shell], cwd=tree.root, capture_output=True, text=True)
        findings += (run.stdout + run.stderr).splitlines()
    for name in tree.files:
        if name.endswith(".py") or re.match(r"#!.*\bpython3\b", tree.text(name).partition("\n")[0]):
            try:
                compile(tree.text(name), name, "exec")
            except SyntaxError as error:
                findings.append(f"{name}:{error.lineno}: {error.msg}")
    return findings
