#!/usr/bin/env python3
"""Turns a Marian or M2M100 model in Hugging Face's form into our own form of two graphs.

    export.py MODEL-FOLDER FOLDER [--float]

Writes FOLDER/encoder.onnx and decoder.onnx, and copies the tokenizer and the configuration beside them: `jimaku packs import` makes
a pack of that. Where FOLDER holds `pack.template.json`, the manifest of a pack of one pair without `files` and `parameters`, the
pack's own manifest is written instead of the configuration. The same model gives the same bytes. `--float` keeps 32-bit floats, for
comparisons only.
"""

import argparse
import hashlib
import json
import pathlib
import shutil

from checkpoint import Checkpoint
from transformer import Transformer

TOKENIZERS = {
    "marian": ["source.spm", "target.spm", "vocab.json"],
    "m2m_100": ["sentencepiece.bpe.model", "vocab.json"],
}
CONFIGURATION = ["config.json", "generation_config.json"]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--float", action="store_true")
    options = parser.parse_args()

    if json.loads((options.model / "tokenizer_config.json").read_text()).get("separate_vocabs"):
        raise ValueError("a vocabulary for each side is not supported")
    checkpoint = Checkpoint(options.model)
    template = options.folder / "pack.template.json"
    if template.exists() and checkpoint.kind != "marian":
        raise ValueError("a model of many languages becomes a pack by 'jimaku packs import'")

    transformer = Transformer(checkpoint)
    graphs = {"encoder.onnx": transformer.encoder(not options.float), "decoder.onnx": transformer.decoder(not options.float)}
    for name, graph in graphs.items():
        (options.folder / name).write_bytes(graph.SerializeToString(deterministic=True))
    copied = TOKENIZERS[checkpoint.kind] + ([] if template.exists() else CONFIGURATION)
    for name in copied:
        shutil.copyfile(options.model / name, options.folder / name)

    if template.exists():
        manifest = json.loads(template.read_text())
        manifest["files"] = [described(options.folder, name) for name in [*graphs, *copied]]
        manifest["parameters"] = parameters(options.model, checkpoint.config)
        (options.folder / "pack.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")


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
