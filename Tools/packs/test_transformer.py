#!/usr/bin/env python3
"""Compares the exporter's graphs with `transformers` on small random models of different shapes.

Needs `requirements.txt` and `test_requirements.txt`. Run with `python3 test_transformer.py`.
"""

import json
import pathlib
import tempfile
import unittest

import numpy as np
import onnxruntime
import torch
from transformers import M2M100Config, M2M100ForConditionalGeneration, MarianConfig, MarianMTModel

from checkpoint import Checkpoint
from transformer import Transformer

MARIAN = (MarianConfig, MarianMTModel, dict(eos_token_id=0, forced_eos_token_id=0))
# Its outputs begin with the end token, those of Marian with the padding.
M2M100 = (M2M100Config, M2M100ForConditionalGeneration, dict(eos_token_id=2, decoder_start_token_id=2))
SHAPES = {
    # As FuguMT and ElanMT: swish, one table for both sides, a bias for each token, padding last.
    "shared": (MARIAN, dict(
        vocab_size=501, pad_token_id=500, activation_function="swish", encoder_layers=3, decoder_layers=3,
        encoder_attention_heads=8, decoder_attention_heads=8)),
    # Unequal heads, no scaled embedding, padding in the middle.
    "uneven": (MARIAN, dict(
        vocab_size=301, pad_token_id=3, activation_function="relu", encoder_layers=1, decoder_layers=2,
        encoder_attention_heads=4, decoder_attention_heads=2, scale_embedding=False)),
    # A table for each side.
    "separate": (MARIAN, dict(
        vocab_size=301, decoder_vocab_size=201, share_encoder_decoder_embeddings=False, pad_token_id=200,
        activation_function="swish", encoder_layers=1, decoder_layers=2, encoder_attention_heads=4,
        decoder_attention_heads=4)),
    # As the published M2M100: norms before the blocks, positions behind the padding's number.
    "multilingual": (M2M100, dict(
        vocab_size=301, pad_token_id=1, bos_token_id=0, activation_function="relu", encoder_layers=3, decoder_layers=2,
        encoder_attention_heads=8, decoder_attention_heads=4)),
    "multilingual, uneven": (M2M100, dict(
        vocab_size=301, pad_token_id=4, bos_token_id=0, activation_function="relu", encoder_layers=1, decoder_layers=1,
        encoder_attention_heads=4, decoder_attention_heads=2, scale_embedding=False)),
}
PREFIX = [5, 17, 9]


class GraphsAgreeWithTransformers(unittest.TestCase):
    def test_every_shape(self):
        for name, (kind, shape) in SHAPES.items():
            for quantized, tolerance in ((False, 1e-4), (True, 0.2)):
                with self.subTest(name, quantized=quantized), tempfile.TemporaryDirectory() as folder:
                    self.compare(kind, shape, pathlib.Path(folder), quantized, tolerance)

    def compare(self, kind, shape, folder, quantized, tolerance):
        torch.manual_seed(0)
        configuration, build, ends = kind
        start = ends.get("decoder_start_token_id", shape["pad_token_id"])
        config = configuration(
            d_model=128, encoder_ffn_dim=192, decoder_ffn_dim=192, max_position_embeddings=64,
            **{"decoder_start_token_id": start, **ends, **shape})
        model = build(config).eval()
        for name, weight in model.named_parameters():
            if "positions" not in name:
                weight.data = torch.randn_like(weight) * 0.1 + (weight.data if weight.dim() == 1 else 0)
        if hasattr(model, "final_logits_bias"):
            model.final_logits_bias = torch.randn_like(model.final_logits_bias)
        model.save_pretrained(folder)
        (folder / "config.json").write_text(json.dumps(config.to_dict(), default=str))

        tokens = torch.randint(5, 150, (2, 9))
        mask = torch.ones_like(tokens)
        mask[1, 6:] = 0
        said = [start, *PREFIX]
        with torch.no_grad():
            wanted = model(input_ids=tokens, attention_mask=mask, decoder_input_ids=torch.tensor([said] * 2)).logits
        wanted = torch.log_softmax(wanted, -1).numpy()

        for step, (scores, candidates) in enumerate(self.steps(Transformer(Checkpoint(folder)), quantized, tokens, mask, said)):
            expected = np.take_along_axis(wanted[:, step], candidates, axis=1)
            np.testing.assert_allclose(scores, expected, atol=tolerance)

    def steps(self, transformer, quantized, tokens, mask, said):
        encoder, decoder = (
            onnxruntime.InferenceSession(graph.SerializeToString(), providers=["CPUExecutionProvider"])
            for graph in (transformer.encoder(quantized), transformer.decoder(quantized)))
        memory = named(encoder, {"input_ids": tokens.numpy(), "attention_mask": mask.numpy()})
        heads = transformer.config["decoder_attention_heads"]
        width = transformer.width // heads
        past = {}
        for layer in range(transformer.config["decoder_layers"]):
            past[f"past.{layer}.key"] = np.zeros((2, heads, width, 0), np.float32)
            past[f"past.{layer}.value"] = np.zeros((2, heads, 0, width), np.float32)
        for position, token in enumerate(said):
            answer = named(decoder, {
                "tokens": np.array([[token]] * 2), "parents": np.arange(2), "position": np.array([position]),
                "k": np.array([5]), **memory, **past})
            past = {name.replace("present", "past"): value for name, value in answer.items() if "present" in name}
            yield answer["scores"], answer["candidates"]


def named(session, inputs):
    return dict(zip([output.name for output in session.get_outputs()], session.run(None, inputs)))


if __name__ == "__main__":
    unittest.main()
