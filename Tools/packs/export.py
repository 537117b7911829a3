#!/usr/bin/env python3
"""Turns a Marian model in Hugging Face's form into a translation pack.

    export.py MODEL-FOLDER PACK-FOLDER [--float]

PACK-FOLDER holds `pack.template.json`: the pack's manifest without `files` and `parameters`, which are written here together
with `encoder.onnx`, `decoder.onnx`, `source.spm`, `target.spm` and `vocab.json`. The same model gives the same bytes. `--float` keeps 32-bit
floats, for comparisons only.
"""

import argparse
import hashlib
import json
import pathlib
import shutil

from marian import Marian


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("pack", type=pathlib.Path)
    parser.add_argument("--float", action="store_true")
    options = parser.parse_args()

    tokenizer = json.loads((options.model / "tokenizer_config.json").read_text())
    if tokenizer.get("separate_vocabs"):
        raise ValueError("a vocabulary for each side is not supported")
    marian = Marian(options.model)
    graphs = {"encoder.onnx": marian.encoder(not options.float), "decoder.onnx": marian.decoder(not options.float)}
    for name, graph in graphs.items():
        (options.pack / name).write_bytes(graph.SerializeToString(deterministic=True))
    copied = ["source.spm", "target.spm", "vocab.json"]
    for name in copied:
        shutil.copyfile(options.model / name, options.pack / name)

    manifest = json.loads((options.pack / "pack.template.json").read_text())
    manifest["files"] = [described(options.pack, name) for name in [*graphs, *copied]]
    manifest["parameters"] = parameters(options.model, marian.config)
    (options.pack / "pack.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")


def described(folder, name):
    data = (folder / name).read_bytes()
    return {"path": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def parameters(folder, config):
    generation = json.loads((folder / "generation_config.json").read_text())
    vocabulary = json.loads((folder / "vocab.json").read_text())
    heads = config["decoder_attention_heads"]
    return {
        "decoderLayers": config["decoder_layers"],
        "heads": heads,
        "headWidth": config["d_model"] // heads,
        "startToken": config["decoder_start_token_id"],
        "endToken": config["eos_token_id"],
        "unknownToken": vocabulary["<unk>"],
        "paddingToken": config["pad_token_id"],
        "maximumLength": config["max_position_embeddings"],
        "beamSize": generation["num_beams"],
        "generation": rules(generation, config),
    }


def rules(generation, config):
    """How outputs are searched for, in the words of `GenerationRules`."""
    stopping = {True: "whenFull", False: "whenUnlikely", None: "whenUnlikely", "never": "whenHopeless"}
    answer = {
        "maximumLength": min(generation.get("max_length") or 1 << 16, config["max_position_embeddings"]),
        "minimumLength": generation.get("min_length") or 0,
        "lengthPenalty": generation.get("length_penalty", 1.0),
        "stopping": stopping[generation.get("early_stopping")],
        "unrepeatedRun": generation.get("no_repeat_ngram_size") or 0,
        "banned": generation.get("bad_words_ids") or [],
    }
    if generation.get("forced_eos_token_id") is not None:
        answer["forcedLast"] = generation["forced_eos_token_id"]
    return answer


if __name__ == "__main__":
    main()
