#!/usr/bin/env python3
"""Makes the small models that the tests decode with, and what `transformers` says with them.

    fixtures.py FOLDER

Writes FOLDER/marian and FOLDER/m2m100: tokenizer and configuration as `save_pretrained` leaves them, the two graphs of our own form,
the three of Optimum's split form and the merged decoder, and `reference.json`: the tokens and texts of the tokenizer, and for each of
`SETTINGS` 200 random sentences with the greedy and the beam output. Sentences are decoded in padded batches of ten. One whose output is
another with 64-bit floats is replaced: there two tokens are as likely as each other, and any order of adding decides.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import onnx
import torch
from optimum.exporters.onnx import main_export

import tiny

SENTENCES, BATCH = 200, 10
SETTINGS = {
    "own": {},
    "strict": dict(length_penalty=0.6, early_stopping=True, no_repeat_ngram_size=2),
    "patient": dict(length_penalty=2.0, early_stopping="never", min_length=6),
}
STRANGE = ["", " ", "日本語", "x200", "two  spaces", " both ends ", "tab\tand\nline", "café 👩‍👧 naïve", "It's 7:30."]


def said(model, sentences, settings, beams):
    """The output for each sentence, decoded together, up to and with its end."""
    width, padding = max(map(len, sentences)), model.config.pad_token_id
    tokens = torch.tensor([sentence + [padding] * (width - len(sentence)) for sentence in sentences])
    mask = torch.tensor([[1] * len(sentence) + [0] * (width - len(sentence)) for sentence in sentences])
    if beams == 1:
        settings = {name: value for name, value in settings.items() if name not in ("length_penalty", "early_stopping")}
        settings["early_stopping"] = False
    output = model.generate(tokens, attention_mask=mask, num_beams=beams, **settings)
    rows = []
    for row in output.tolist():
        row = row[1:]
        end = model.config.eos_token_id
        rows.append(row[: row.index(end) + 1] if end in row else row)
    return rows


def settled(model, exact, sentences, settings):
    """Greedy and beam output of each sentence, `None` for one that hangs on the last bits."""
    rows = []
    for beams in (1, 4):
        together, exactly = said(model, sentences, settings, beams), said(exact, sentences, settings, beams)
        rows.append([one if one == two else None for one, two in zip(together, exactly)])
    return rows


def reference(model, exact, vocabulary, frame, settings):
    random = torch.Generator().manual_seed(len(settings))
    inputs, greedy, beam, left_out = [], [], [], 0
    while len(inputs) < SENTENCES:
        lengths = torch.randint(1, 13, (BATCH,), generator=random).tolist()
        sentences = [frame(torch.randint(4, vocabulary, (length,), generator=random).tolist()) for length in lengths]
        for sentence, one, two in zip(sentences, *settled(model, exact, sentences, settings)):
            if one is None or two is None:
                left_out += 1
            elif len(inputs) < SENTENCES:
                inputs.append(sentence)
                greedy.append(one)
                beam.append(two)
    print(f"{settings}: {left_out} left out, {len({tuple(row) for row in beam})} different outputs")
    return dict(inputs=inputs, greedy=greedy, beam=beam)


def packed(model, folder):
    """The two graphs of our own form, with 32-bit floats."""
    with tempfile.TemporaryDirectory() as pack:
        pack = pathlib.Path(pack)
        exporter = pathlib.Path(__file__).parents[1] / "packs/export.py"
        subprocess.run([sys.executable, exporter, "--float", model, pack], check=True)
        for name in ("encoder.onnx", "decoder.onnx"):
            shutil.copyfile(pack / name, folder / name)


def strip(path):
    """Takes out what only people read, which is half of so small a model."""
    model = onnx.load(path)

    def bare(graph):
        del graph.value_info[:]
        for node in graph.node:
            node.name = node.doc_string = ""
            del node.metadata_props[:]
            for attribute in node.attribute:
                if attribute.type == onnx.AttributeProto.GRAPH:
                    bare(attribute.g)

    bare(model.graph)
    path.write_bytes(model.SerializeToString(deterministic=True))


def make(folder, build, english, japanese):
    folder.mkdir(parents=True, exist_ok=True)
    model, tokenizer = build(folder, english, japanese)
    with tempfile.TemporaryDirectory() as temporary:
        model.save_pretrained(temporary)
        tokenizer.save_pretrained(temporary)
        main_export(temporary, folder, task="text2text-generation-with-past", device="cpu", do_validation=False)
        packed(pathlib.Path(temporary), folder)
    for graph in folder.glob("*.onnx"):
        strip(graph)
    forced = {}
    vocabulary, frame = len(json.loads((folder / "vocab.json").read_text())), lambda tokens: tokens + [0]
    if build is tiny.m2m100:
        forced = dict(forced_bos_token_id=tokenizer.get_lang_id("ja"))
        frame = lambda tokens: [tokenizer.get_lang_id("en"), *tokens, 2]
    else:
        vocabulary -= 1
    exact = build(pathlib.Path(tempfile.mkdtemp()), english, japanese)[0].double()
    texts = [*english[:12], *STRANGE]
    answer = {
        "texts": [dict(text=text, tokens=tokenizer(text).input_ids) for text in texts],
        "settings": [
            dict(name=name, generation=settings, **reference(model, exact, vocabulary, frame, {**settings, **forced}))
            for name, settings in SETTINGS.items()
        ],
    }
    outputs = answer["settings"][0]["beam"][:40]
    answer["spoken"] = [dict(tokens=row, text=tokenizer.decode(row, skip_special_tokens=True)) for row in outputs]
    (folder / "reference.json").write_text(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")


def main():
    torch.set_num_threads(1)
    root = pathlib.Path(sys.argv[1])
    lines = json.loads((pathlib.Path(__file__).parents[2] / "Tests/InferenceTests/Translation/Fixtures/reference.json").read_text())
    english = [line["source"] for line in lines]
    japanese = [line[kind] for line in lines for kind in ("beam4", "greedy")]
    for name, build in (("marian", tiny.marian), ("m2m100", tiny.m2m100)):
        make(root / name, build, english, japanese)


if __name__ == "__main__":
    main()
