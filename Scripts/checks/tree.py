"""The files of a checkout, and what its package manifest declares."""

import functools
import json
import pathlib
import re
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    name: str
    kind: str
    dependencies: frozenset[str]
    folder: str


class Tree:
    def __init__(self, root: pathlib.Path, targets: dict[str, Target] | None = None):
        self.root = root
        self.known_targets = targets

    @classmethod
    def of_this_checkout(cls) -> "Tree":
        return cls(pathlib.Path(__file__).resolve().parents[2])

    @functools.cached_property
    def files(self) -> list[str]:
        """Every file that is, or would be, part of the repository."""
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root, check=True, capture_output=True, text=True)
        names = sorted(set(listing.stdout.split("\0")) - {""})
        return [name for name in names if (self.root / name).is_file()]

    def matching(self, pattern: str) -> list[str]:
        return [name for name in self.files if re.search(pattern, name)]

    @functools.cache
    def text(self, name: str) -> str:
        """The text of a file; empty for a binary one, and for one that is not there."""
        try:
            return (self.root / name).read_bytes().decode("utf-8")
        except (FileNotFoundError, UnicodeDecodeError):
            return ""

    def lines(self, name: str) -> list[tuple[int, str]]:
        return list(enumerate(self.text(name).splitlines(), 1))

    def table(self, name: str) -> list[list[str]]:
        """The rows of a tab-separated file without its comments."""
        rows = (line.split("\t") for _, line in self.lines(name) if line and not line.startswith("#"))
        return [[cell.strip() for cell in row] for row in rows]

    @functools.cached_property
    def targets(self) -> dict[str, Target]:
        if self.known_targets is not None:
            return self.known_targets
        dump = subprocess.run(
            ["swift", "package", "dump-package"], cwd=self.root, check=True, capture_output=True, text=True)
        found = {}
        for target in json.loads(dump.stdout)["targets"]:
            names = [next(iter(dependency.values()))[0] for dependency in target["dependencies"]]
            parent = "Tests" if target["type"] == "test" else "Sources"
            folder = target.get("path") or f"{parent}/{target['name']}"
            found[target["name"]] = Target(target["name"], target["type"], frozenset(names), folder)
        return found

    def target_of(self, name: str) -> Target | None:
        return next((t for t in self.targets.values() if name.startswith(t.folder + "/")), None)


def code_only(line: str) -> str:
    """A line of Swift without its string literals and its comment."""
    return re.sub(r"//.*", "", re.sub(r'"(\\.|[^"\\])*"', '""', line))
