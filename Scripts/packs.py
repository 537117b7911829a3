#!/usr/bin/env python3
"""Checks an installed pack against its manifest, and writes the token table that the recogniser wants.

    packs.py verify FOLDER          exit 0 when every file of pack.json is there, byte for byte
    packs.py tokens BIN TXT         tokenizer.bin of Moonshine -> one "base64 id" a line
"""

import base64
import hashlib
import json
import pathlib
import sys


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
    """The pieces in order of their ids: each a length (one byte, or two from 128 on) and that many bytes."""
    pieces, position = [], 0
    while position < len(binary):
        length = binary[position]
        position += 1
        if length >= 128:
            length = binary[position] * 128 + length - 128
            position += 1
        pieces.append(binary[position : position + length])
        position += length
    return pieces


def write_tokens(source: pathlib.Path, destination: pathlib.Path) -> None:
    pieces = tokens(source.read_bytes())
    lines = (f"{base64.b64encode(piece).decode()} {number}\n" for number, piece in enumerate(pieces))
    destination.write_text("".join(lines))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["verify", folder]:
            sys.exit(0 if is_whole(pathlib.Path(folder)) else 1)
        case ["tokens", source, destination]:
            write_tokens(pathlib.Path(source), pathlib.Path(destination))
        case _:
            sys.exit(__doc__)
