"""Breaks each rule in a copy of the tree, and wants the check to find it."""

import pathlib
import shutil
import subprocess
import tempfile

from .all_checks import CHECKS
from .tree import Target, Tree

INJECTED = "Injected"
LANGUAGE_API = f"Sources/NaturalLanguage/API/{INJECTED}.swift"
SPEECH_API = f"Sources/Speech/API/{INJECTED}.swift"
SUBTITLES = f"Sources/Subtitles/{INJECTED}.swift"
CLIENT = f"Tests/SourceCompatibilityTests/{INJECTED}.swift"
TESTS = f"Tests/SubtitlesTests/{INJECTED}.swift"

# Check, file, what is appended to it (a new file is made), and a word the finding must have.
VIOLATIONS = [
    ("format", SUBTITLES, "struct  Ugly {}\n", INJECTED),
    ("import-direction", SUBTITLES, "internal import Media\n", "may not import Media"),
    ("import-direction", SUBTITLES, "internal import Foundation\n", "may not import Foundation"),
    ("import-direction", "Scripts/imports.tsv", "Nowhere\n", "no target Nowhere"),
    ("imports-declared", TESTS, "@testable import Media\n", "does not declare"),
    ("imports-declared", TESTS, "import XCTest\n", "XCTest"),
    ("c-imports", f"Sources/Media/{INJECTED}.swift", "public import CFFmpeg\n", INJECTED),
    ("c-imports", f"Sources/Media/{INJECTED}.swift", "import CFFmpeg\n", INJECTED),
    ("api-without-engines", SPEECH_API, "internal import Inference\n", INJECTED),
    ("client-code", SPEECH_API, "public class func unheardOf() {}\n", "uses unheardOf"),
    ("client-code", SPEECH_API, "  case dictation, unheardOf\n", "uses unheardOf"),
    ("client-code", SPEECH_API, "public func append(\n  _ one: Int, unheardOf two: Int) {}\n", "uses unheardOf"),
    ("client-code", LANGUAGE_API, "open class func unheardOf() {}\n", "uses unheardOf"),
    ("client-code", LANGUAGE_API, "open func reset(unheardOf: Int) {}\n", "uses unheardOf"),
    ("client-code", CLIENT, "import Inference\n", "does not import Inference"),
    ("client-code", CLIENT, "@testable import Speech\n", "@testable"),
    ("escape-hatches", SUBTITLES, "\n\n\nlet forced = try! Int(1)\n", "without its reason"),
    ("escape-hatches", SUBTITLES, "// A reason.\nlet cast = one as! Int\n", "in the sources"),
    ("length", SUBTITLES, "let one = 1\n" * 301, INJECTED),
    ("length", f"Sources/CInference/include/{INJECTED}.h", "int one;\n" * 151, INJECTED),
    ("no-sleep-in-tests", TESTS, "try await Task.sleep(for: .seconds(1))\n", INJECTED),
    ("no-sleep-in-tests", TESTS, "@Test(.timeLimit(.minutes(1))) func quick() {}\n", "ten minutes"),
    ("no-foundation-process", TESTS, "let child = Process()\n", INJECTED),
    ("scripts", f"Scripts/{INJECTED}", "#!/usr/bin/env bash\nrm $1\n", INJECTED),
    ("scripts", f"Scripts/{INJECTED}.py", "def broken(:\n", INJECTED),
    ("licences", "Scripts/debian-packages", "an-unknown-library-dev\n", "an-unknown-library-dev"),
    ("licences", "Scripts/debian-archives.lock", "an-unknown-archive=1 sha256:0\n", "an-unknown-archive"),
    ("licences", "Scripts/licences.tsv", "wheel\tsomething\tloaded\tProprietary\tSomething\n", "Proprietary"),
    ("licences", f"Packs/{INJECTED}/pack.json", "{}", "attributes nobody"),
    ("words", f"{INJECTED}.md", "See /" + "work/lab.\n", INJECTED),
    ("words", f"{INJECTED}.md", "From pypi" + ".org.\n", INJECTED),
    ("decisions", "Decisions/9999-injected.md", "# 9999\n\n## Context\n", "no part Decision"),
]


def run(tree: Tree) -> dict[str, list[str]]:
    """One result a violation: empty when the check found it, and found it only then."""
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        for name in tree.files:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree.root / name, copy / name)
        subprocess.run(["git", "init", "--quiet"], cwd=copy, check=True)
        before = {name: set(CHECKS[name](Tree(copy, tree.targets))) for name in CHECKS}
        for number, (check, name, text, word) in enumerate(VIOLATIONS, 1):
            findings = findings_with(copy, tree.targets, check, name, text) - before[check]
            label = f"{check} finds violation {number} in {name}"
            results[label] = [] if any(word in finding for finding in findings) else ["it does not"]
    for check in CHECKS.keys() - {violation[0] for violation in VIOLATIONS}:
        results[f"{check} is proved"] = ["no violation is tried on it"]
    return results


def findings_with(copy: pathlib.Path, targets: dict[str, Target], check: str, name: str, text: str) -> set[str]:
    """What a check finds while the file has the text at its end."""
    file = copy / name
    original = file.read_bytes() if file.exists() else None
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes((original or b"") + text.encode())
    try:
        return set(CHECKS[check](Tree(copy, targets)))
    finally:
        if original is None:
            file.unlink()
        else:
            file.write_bytes(original)
