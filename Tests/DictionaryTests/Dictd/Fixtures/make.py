#!/usr/bin/env python3
"""Makes small.dict.dz and small.index: a dictionary of five words, packed by the rules of dictzip(1) in pieces of 64 bytes.

The header has everything that gzip allows: another extra field in front, a name, a comment and a checksum (RFC 1952).
"""

import pathlib
import struct
import zlib

CHUNK = 64
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
FOLDER = pathlib.Path(__file__).parent

entries = [("apple", "apple\n    n 1: a fruit\n"), ("bee", "bee\n" + "    n 1: " + "z" * 150 + "\n"),
           ("café", "café\n    n 1: コーヒー店\n"), ("dog", "dog\n    n 1: an animal\n"),
           ("dog", "dog\n    v 1: go after\n")]


def number(value: int) -> str:
    digits = ""
    while True:
        digits = DIGITS[value % 64] + digits
        value //= 64
        if value == 0:
            return digits


text, index = b"", ""
for word, entry in entries:
    data = entry.encode()
    index += f"{word}\t{number(len(text))}\t{number(len(data))}\n"
    text += data

packer = zlib.compressobj(9, zlib.DEFLATED, -15)
chunks = []
for start in range(0, len(text), CHUNK):
    chunk = packer.compress(text[start : start + CHUNK])
    is_last = start + CHUNK >= len(text)
    chunks.append(chunk + packer.flush(zlib.Z_FINISH if is_last else zlib.Z_FULL_FLUSH))

table = struct.pack("<HHH", 1, CHUNK, len(chunks)) + b"".join(struct.pack("<H", len(chunk)) for chunk in chunks)
extra = b"AB" + struct.pack("<H", 3) + b"xyz" + b"RA" + struct.pack("<H", len(table)) + table
header = b"\x1f\x8b\x08" + bytes([0b11110]) + bytes(4) + b"\x02\x03" + struct.pack("<H", len(extra)) + extra
header += b"small.dict\0" + b"made by make.py\0"
header += struct.pack("<H", zlib.crc32(header) & 0xFFFF)
trailer = struct.pack("<II", zlib.crc32(text), len(text))
(FOLDER / "small.dict.dz").write_bytes(header + b"".join(chunks) + trailer)
(FOLDER / "small.index").write_text(index)
