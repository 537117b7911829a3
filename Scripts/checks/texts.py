"""Licences, words, decision records."""

import json
import re

from .tree import Tree

LICENCES = "Scripts/licences.tsv"
# What may be used how. Nothing of it is copied into this repository except packs (`content`).
ALLOWED = {
    "linked": {"Apache-2.0", "MIT", "BSD-2-Clause", "Unicode-DFS-2016", "Public-Domain", "LGPL-2.1-or-later",
               "GPL-2.0-or-later", "Zlib"},
    "loaded": {"Apache-2.0", "MIT"},
    # WordNet's licence has no name of SPDX's: any use, as long as its notice stays with the copies.
    "content": {"Apache-2.0", "MIT", "BSD-2-Clause", "CC0-1.0", "CC-BY-4.0", "CC-BY-SA-3.0", "CC-BY-SA-4.0",
                "LicenseRef-WordNet-3.0"},
    "tool": {"Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "GPL-2.0-or-later", "GPL-3.0-or-later",
             "PSF-2.0", "OFL-1.1", "HPND", "NAIST-2003", "ISC", "MPL-2.0", "curl"},
}
# Written so that this file does not hold what it looks for.
WORDS = [
    r"(?<![\w.-])/wor[k]/", r"(?<![\w.-])/roo[t]/", r"pypi\.or[g]", r"pythonhosted\.or[g]", r"deb\.debia[n]\.org",
    r"npmjs\.co[m]", r"crates\.i[o]", r"proxy\.golan[g]", r"\b([Hh]elper|[Ss]ub-?)\s?agen[t]", r"\bClaud[e]\b",
    r"\bAnthropi[c]\b", r"\bas an A[I]\b",
]
# In Swift a session is something of Apple's API.
WORDS_OF_PROSE = [*WORDS, r"\b[Tt]his sessio[n]\b"]


def dependencies(tree: Tree) -> list[tuple[str, str]]:
    """What this repository takes from elsewhere: kind and name, from the files that fetch it."""
    found = [("debian", name) for name in tree.text("Scripts/debian-packages").split()]
    found += [("debian", name) for name in re.findall(r"^([a-z0-9.+-]+)=", tree.text("Scripts/debian-archives.lock"), re.M)]
    for name in tree.matching(r"(^|/)[\w.-]*(requirements[\w-]*\.txt|\.lock)$"):
        found += [("wheel", match) for match in re.findall(r"^([A-Za-z0-9._-]+)(?===)", tree.text(name), re.M)]
    return found + [("pack", name.split("/")[1]) for name in tree.matching(r"^Packs/[^/]+/pack\.json$")]


def licences(tree: Tree) -> list[str]:
    """Every dependency is in the table, with a licence that allows its use, and under a name that NOTICE has."""
    rows = {(row[0], row[1]): row for row in tree.table(LICENCES) if len(row) == 5}
    findings = [f"{LICENCES}: five cells wanted: {row}" for row in tree.table(LICENCES) if len(row) != 5]
    wanted = dependencies(tree)
    findings += [f"{LICENCES}: no row for {kind} {name}" for kind, name in wanted if (kind, name) not in rows]
    unused = [key for key in rows if key[0] in ("debian", "wheel") and key not in wanted]
    findings += [f"{LICENCES}: nothing uses {kind} {name}" for kind, name in unused]
    for kind, name, use, licence, notice in rows.values():
        if licence not in ALLOWED.get(use, set()):
            findings.append(f"{LICENCES}: {name}: {licence} is not allowed for what is {use}")
        if notice not in tree.text("NOTICE"):
            findings.append(f"NOTICE: does not name {notice} ({name})")
    for name in tree.matching(r"^Packs/[^/]+/pack\.json$"):
        manifest, key = json.loads(tree.text(name)), ("pack", name.split("/")[1])
        if key in rows and manifest.get("licence") != rows[key][3]:
            findings.append(f"{name}: licence {manifest.get('licence')}, {LICENCES} says {rows[key][3]}")
        if not manifest.get("attribution"):
            findings.append(f"{name}: attributes nobody")
        if not (tree.root / name).with_name("README.md").exists():
            findings.append(f"{name}: has no card (README.md)")
    return findings


def words(tree: Tree) -> list[str]:
    """The repository speaks of the project only: no path of a machine, no host of a registry, no word of who made it."""
    return [
        f"{name}:{number}: {match[0]}"
        for name in tree.files
        for number, line in tree.lines(name)
        if (match := re.search("|".join(WORDS if name.endswith(".swift") else WORDS_OF_PROSE), line))
    ]


def decisions(tree: Tree) -> list[str]:
    """Each record has its number once, its four parts, and fits a page."""
    findings, numbers = [], {}
    for name in tree.matching(r"^Decisions/"):
        match = re.match(r"Decisions/(\d{4})-[a-z0-9-]+\.md$", name)
        if not match:
            findings.append(f"{name}: not called NNNN-title.md")
            continue
        if match[1] in numbers:
            findings.append(f"{name}: the number of {numbers[match[1]]}")
        numbers[match[1]] = name
        for part in ("Context", "Decision", "Alternatives", "Consequences"):
            if not re.search(rf"^## {part}", tree.text(name), re.M):
                findings.append(f"{name}: no part {part}")
        if len(tree.lines(name)) > 80:
            findings.append(f"{name}: {len(tree.lines(name))} lines, a page has 80")
    return findings
