#!/usr/bin/env python3
"""Unpacks wheels, checks packs against their manifests, writes the tables that recogniser and dictionary want.

    packs.py verify FOLDER              exit 0 when every file of pack.json is there, byte for byte
    packs.py files PACK.JSON            prints the paths of a manifest's files, one a line
    packs.py tokens BIN TXT             tokenizer.bin of Moonshine -> one "base64 id" a line
    packs.py parts FOLDER TSV           index.noun, .verb … of WordNet -> "word, tab, letters of its parts of speech"
    packs.py pronunciations DICT TXT    cmudict.dict -> the same lines, sorted by the bytes of their words
    packs.py reverse EDICT INDEX TSV    Japanese to English by edict, turned round for the headwords of a dictd index
    packs.py unpack WHEEL FOLDER NAME…  files and folders of a wheel, put into FOLDER by their last names
"""

import base64
import hashlib
import json
import pathlib
import re
import shutil
import sys
import zipfile


def is_whole(folder: pathlib.Path) -> bool:
    try:
        for file in json.loads((folder / "pack.json").read_text())["files"]:
            data = (folder / file["path"]).read_bytes()
            if len(data) != file["size"] or hashlib.sha256(data).hexdigest() != file["sha256"]:
                return False
    except (OSError, ValueError, KeyError):
        return False
    return True


def tokens(binary: bytes) -> list[bytes]:
    """The pieces in order of their ids: each a length (one byte, or two from 128 on) and that many bytes.

    A piece may be empty; it keeps its id all the same.
    """
    pieces, position = [], 0
    while position < len(binary):
        length = binary[position]
        position += 1
        if length >= 128:
            length = binary[position] * 128 + length - 128
            position += 1
        if position + length > len(binary):
            sys.exit(f"packs.py: the token table ends within piece {len(pieces)}")
        pieces.append(binary[position : position + length])
        position += length
    return pieces


def write_tokens(source: pathlib.Path, destination: pathlib.Path) -> None:
    pieces = tokens(source.read_bytes())
    lines = (f"{base64.b64encode(piece).decode()} {number}\n" for number, piece in enumerate(pieces))
    destination.write_text("".join(lines))


def write_parts(folder: pathlib.Path, destination: pathlib.Path) -> None:
    """The letters are those of WordNet: n, v, a, r. The licence stands in front of each index, after spaces."""
    letters: dict[bytes, bytes] = {}
    for name, letter in (("noun", b"n"), ("verb", b"v"), ("adj", b"a"), ("adv", b"r")):
        for line in (folder / f"index.{name}").read_bytes().splitlines():
            if not line.startswith(b" "):
                word = line.partition(b" ")[0].replace(b"_", b" ")
                letters[word] = letters.get(word, b"") + letter
    destination.write_bytes(b"".join(word + b"\t" + letters[word] + b"\n" for word in sorted(letters)))


def write_pronunciations(source: pathlib.Path, destination: pathlib.Path) -> None:
    lines = source.read_bytes().splitlines()
    # Stable, so that a word's first pronunciation stays in front of its second, "word(2)".
    lines.sort(key=lambda line: line.partition(b" ")[0].partition(b"(")[0])
    destination.write_bytes(b"".join(line + b"\n" for line in lines))


# The first of a sense's tags says what the Japanese word is; "v5r" is a verb, "adj-na" an adjective.
EDICT_PARTS = {"n": "noun", "pn": "pronoun", "num": "numeral", "v": "verb", "adj": "adjective", "adv": "adverb",
               "int": "interjection", "conj": "conjunction", "exp": "phrase"}
EDICT_RARE = {"arch", "obs", "obsc", "ok", "oK", "iK", "ik", "io", "vulg", "X"}


def edict_part(tags: list[str]) -> str | None:
    return EDICT_PARTS.get(re.match(r"[a-z]*", tags[0])[0])


def edict_senses(glosses: list[str]):
    """Each English word or phrase that a line gives: itself, its part of speech, whether kana is the usual spelling."""
    part, is_rare, prefers_kana = None, False, False
    for gloss in glosses:
        while tag := re.match(r"\(([^()]*)\) ?", gloss):
            tags = tag[1].split(",")
            if edict_part(tags):
                part, is_rare, prefers_kana = edict_part(tags), False, False
            is_rare |= bool(EDICT_RARE & set(tags))
            prefers_kana |= "uk" in tags
            gloss = gloss[tag.end() :]
        gloss = re.sub(r"( \([^()]*\))+$", "", gloss).strip().lower()
        gloss = gloss.removeprefix("to ") if part == "verb" else re.sub(r"^(an?|the) ", "", gloss)
        if part and not is_rare and gloss:
            yield gloss, part, prefers_kana


def write_reverse(source: pathlib.Path, index: pathlib.Path, destination: pathlib.Path) -> None:
    """For each English word and part of speech up to six common Japanese words, or two of the others.

    The words come in the order in which their own entries name the English one: the nearer to the front, the closer.
    """
    headwords = {line.partition("\t")[0] for line in index.read_text().splitlines()}
    words: dict[tuple[str, str], dict[str, tuple[bool, int]]] = {}
    for line in source.read_bytes().decode("euc_jp").splitlines():
        if match := re.match(r"(\S+)(?: \[(\S+)\])? /(.*)/$", line):
            glosses = match[3].split("/")
            is_common = "(P)" in glosses
            senses = edict_senses([gloss for gloss in glosses if gloss != "(P)"])
            for place, (gloss, part, prefers_kana) in enumerate(senses):
                if gloss in headwords:
                    reading = match[2]
                    shown = match[1] + (f"（{reading}）" if reading else "")
                    shown = reading if reading and prefers_kana else shown
                    known = words.setdefault((gloss, part), {})
                    known[shown] = min(known.get(shown, (True, 99)), (not is_common, place))
    rows = []
    for (gloss, part), known in words.items():
        # Of two as close, the loan word in katakana tells less.
        best = sorted(known, key=lambda word: (known[word], bool(re.match("[ァ-ー]+$", word)), len(word), word))
        common = [word for word in best if not known[word][0]]
        rows.append((gloss.encode(), part.encode(), "、".join(common[:6] or best[:2]).encode()))
    destination.write_bytes(b"".join(b"\t".join(row) + b"\n" for row in sorted(rows)))


def unpack(wheel: str, folder: pathlib.Path, names: list[str]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in names:
            parent = pathlib.PurePosixPath(name).parent
            members = [m for m in archive.namelist() if m == name or m.startswith(name + "/")]
            if not members:
                sys.exit(f"packs.py: {name} is not in {wheel}")
            for member in (m for m in members if not m.endswith("/")):
                target = folder / pathlib.PurePosixPath(member).relative_to(parent)
                target.parent.mkdir(parents=True, exist_ok=True)
                with archive.open(member) as source, target.open("wb") as file:
                    shutil.copyfileobj(source, file)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["verify", folder]:
            sys.exit(0 if is_whole(pathlib.Path(folder)) else 1)
        case ["files", manifest]:
            print(*(file["path"] for file in json.loads(pathlib.Path(manifest).read_text())["files"]), sep="\n")
        case ["tokens", source, destination]:
            write_tokens(pathlib.Path(source), pathlib.Path(destination))
        case ["parts", folder, destination]:
            write_parts(pathlib.Path(folder), pathlib.Path(destination))
        case ["pronunciations", source, destination]:
            write_pronunciations(pathlib.Path(source), pathlib.Path(destination))
        case ["reverse", source, index, destination]:
            write_reverse(pathlib.Path(source), pathlib.Path(index), pathlib.Path(destination))
        case ["unpack", wheel, folder, *names]:
            unpack(wheel, pathlib.Path(folder), names)
        case _:
            sys.exit(__doc__)
