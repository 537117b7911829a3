"""A Marian encoder–decoder, read from a Hugging Face folder, as two ONNX graphs.

encoder   input_ids, attention_mask `[s, n]` (int64)
          -> mask `[s, 1, 1, n]`, cross.{layer}.key `[s, heads, width, n]`, cross.{layer}.value `[s, heads, n, width]`
decoder   one step of `r` rows, `r` a multiple of `s`: the beams of a sentence stand together and share its cross tensors.
          tokens `[r, 1]`, parents `[r]` (which past row each row goes on from), position `[1]`, k `[1]` (all int64), mask, cross.*,
          past.{layer}.key `[p, heads, width, t]`, past.{layer}.value `[p, heads, t, width]`; t may be 0, so the first step needs no
          graph of its own
          -> scores `[r, k]` (log-probabilities, best first), candidates `[r, k]` (int64), present.{layer}.key/value

Keys are kept transposed, since that is how attention multiplies them.
"""

import json
import math
import pathlib

import numpy as np
from safetensors.numpy import load_file

from graph import FLOAT, INT64, MICROSOFT, Graph


class Marian:
    def __init__(self, folder: pathlib.Path):
        self.config = json.loads((folder / "config.json").read_text())
        self.weights = load_file(folder / "model.safetensors")
        self.width = self.config["d_model"]
        for option in ("normalize_before", "add_final_layer_norm", "normalize_embedding"):
            if self.config.get(option):
                raise ValueError(f"{option} is not supported")

    def weight(self, name):
        return self.weights[f"model.{name}.weight"], self.weights[f"model.{name}.bias"]

    def table(self, side):
        for name in ("model.shared.weight", f"model.{side}.embed_tokens.weight"):
            if name in self.weights:
                return self.weights[name]
        raise ValueError(f"no embeddings for the {side}")

    # Pieces that both graphs are made of.

    def embedded(self, graph, ids, side, positions):
        x = graph.rows(ids, "embedding", self.table(side))
        if self.config.get("scale_embedding", True):
            x = graph.node("Mul", [x, graph.number(math.sqrt(self.width))])
        return graph.node("Add", [x, positions])

    def normalized(self, graph, x, residual, name):
        gain, bias = self.weight(name)
        return graph.node(
            "SkipLayerNormalization",
            [x, residual, graph.constant(name + ".gain", gain), graph.constant(name + ".bias", bias)],
            domain=MICROSOFT, epsilon=1e-5)

    def linear(self, graph, x, *names, scale=None, nonnegative=False):
        """One product for several projections of the same input; the first may be scaled."""
        pairs = [self.weight(name) for name in names]
        if scale is not None:
            pairs[0] = (pairs[0][0] * np.float32(scale), pairs[0][1] * np.float32(scale))
        weight, bias = (np.concatenate(parts) for parts in zip(*pairs))
        return graph.linear(x, " ".join(names), weight, bias, nonnegative)

    def feed_forward(self, graph, x, layer):
        h = self.linear(graph, x, f"{layer}.fc1")
        activation = self.config["activation_function"]
        match activation:
            case "relu":
                h = graph.node("Relu", [h])
            case "swish" | "silu":
                h = graph.node("Mul", [h, graph.node("Sigmoid", [h])])
            case other:
                raise ValueError(f"activation {other} is not supported")
        h = self.linear(graph, h, f"{layer}.fc2", nonnegative=activation == "relu")
        return self.normalized(graph, h, x, f"{layer}.final_layer_norm")

    def logits(self, graph, x):
        """The score of each token."""
        table = self.table("decoder")
        bias = self.weights.get("final_logits_bias", np.zeros(len(table), np.float32)).reshape(-1)
        return graph.linear(x, "embedding", table, bias if bias.any() else None)

    def positions(self):
        """Sines in the first half, cosines in the second, as Marian has them."""
        count, width = self.config["max_position_embeddings"], self.width
        angles = np.arange(count)[:, None] / np.power(10000, 2 * np.arange((width + 1) // 2) / width)
        return np.concatenate([np.sin(angles), np.cos(angles[:, : width // 2])], axis=1).astype(np.float32)

    # The graphs.

    def encoder(self, quantized=True):
        graph = Graph(quantized)
        heads = self.config["encoder_attention_heads"]
        width = self.width // heads
        graph.input("input_ids", ["s", "n"], INT64)
        graph.input("attention_mask", ["s", "n"], INT64)

        length = graph.node("Gather", [graph.node("Shape", ["input_ids"]), graph.integers(1)])
        table = graph.constant("positions", self.positions())
        places = graph.node("Slice", [table, graph.integers(0), length, graph.integers(0)])
        x = self.embedded(graph, "input_ids", "encoder", places)
        x = graph.node("Reshape", [x, graph.integers(-1, self.width)])
        present = graph.node("Cast", ["attention_mask"], to=FLOAT)
        absent = graph.node("Mul", [graph.node("Sub", [present, graph.number(1.0)]), graph.number(1e9)])
        mask = graph.node("Unsqueeze", [absent, graph.integers(1, 2)], names=["mask"])
        graph.output("mask", ["s", 1, 1, "n"])

        def split(y, parts):
            sizes = graph.integers(*[self.width] * parts)
            pieces = graph.node("Split", [y, sizes], parts, axis=-1)
            shape = graph.node("Concat", [graph.node("Shape", ["input_ids"]), graph.integers(heads, width)], axis=0)
            return [graph.node("Reshape", [piece, shape]) for piece in pieces]

        for number in range(self.config["encoder_layers"]):
            layer = f"encoder.layers.{number}"
            names = [f"{layer}.self_attn.{part}_proj" for part in "qkv"]
            q, k, v = split(self.linear(graph, x, *names, scale=width**-0.5), 3)
            q, v = (graph.node("Transpose", [part], perm=[0, 2, 1, 3]) for part in (q, v))
            k = graph.node("Transpose", [k], perm=[0, 2, 3, 1])
            scores = graph.node("Add", [graph.node("MatMul", [q, k]), mask])
            y = graph.node("MatMul", [graph.node("Softmax", [scores], axis=-1), v])
            y = graph.node("Transpose", [y], perm=[0, 2, 1, 3])
            y = graph.node("Reshape", [y, graph.integers(-1, self.width)])
            y = self.linear(graph, y, f"{layer}.self_attn.out_proj")
            x = self.normalized(graph, y, x, f"{layer}.self_attn_layer_norm")
            x = self.feed_forward(graph, x, layer)

        heads = self.config["decoder_attention_heads"]
        width = self.width // heads
        for number in range(self.config["decoder_layers"]):
            names = [f"decoder.layers.{number}.encoder_attn.{part}_proj" for part in "kv"]
            k, v = split(self.linear(graph, x, *names), 2)
            graph.node("Transpose", [k], perm=[0, 2, 3, 1], names=[f"cross.{number}.key"])
            graph.node("Transpose", [v], perm=[0, 2, 1, 3], names=[f"cross.{number}.value"])
            graph.output(f"cross.{number}.key", ["s", heads, width, "n"])
            graph.output(f"cross.{number}.value", ["s", heads, "n", width])
        return graph.model()

    def decoder(self, quantized=True):
        graph = Graph(quantized)
        heads = self.config["decoder_attention_heads"]
        width = self.width // heads
        graph.input("tokens", ["r", 1], INT64)
        graph.input("parents", ["r"], INT64)
        graph.input("position", [1], INT64)
        graph.input("k", [1], INT64)
        graph.input("mask", ["s", 1, 1, "n"])
        graph.output("scores", ["r", "k"])
        graph.output("candidates", ["r", "k"], INT64)

        table = graph.constant("positions", self.positions())
        x = self.embedded(graph, "tokens", "decoder", graph.node("Gather", [table, "position"]))
        flat = graph.integers(-1, self.width)
        x = graph.node("Reshape", [x, flat])
        sentences = graph.node("Shape", ["mask"], end=1)
        beams = graph.node("Concat", [sentences, graph.integers(-1, heads, width)], axis=0)

        for number in range(self.config["decoder_layers"]):
            layer = f"decoder.layers.{number}"
            for part, shape in (("key", [width, "t"]), ("value", ["t", width])):
                graph.input(f"past.{number}.{part}", ["p", heads, *shape])
                graph.output(f"present.{number}.{part}", ["r", heads, *(["t + 1" if d == "t" else d for d in shape])])
            graph.input(f"cross.{number}.key", ["s", heads, width, "n"])
            graph.input(f"cross.{number}.value", ["s", heads, "n", width])

            names = [f"{layer}.self_attn.{part}_proj" for part in "qkv"]
            y = self.linear(graph, x, *names, scale=width**-0.5)
            q, k, v = graph.node("Split", [y, graph.integers(*[self.width] * 3)], 3, axis=-1)
            q = graph.node("Reshape", [q, graph.integers(-1, heads, 1, width)])
            k = graph.node("Reshape", [k, graph.integers(-1, heads, width, 1)])
            v = graph.node("Reshape", [v, graph.integers(-1, heads, 1, width)])
            past = [graph.node("Gather", [f"past.{number}.{part}", "parents"]) for part in ("key", "value")]
            k = graph.node("Concat", [past[0], k], axis=3, names=[f"present.{number}.key"])
            v = graph.node("Concat", [past[1], v], axis=2, names=[f"present.{number}.value"])
            scores = graph.node("Softmax", [graph.node("MatMul", [q, k])], axis=-1)
            y = graph.node("Reshape", [graph.node("MatMul", [scores, v]), flat])
            y = self.linear(graph, y, f"{layer}.self_attn.out_proj")
            x = self.normalized(graph, y, x, f"{layer}.self_attn_layer_norm")

            q = self.linear(graph, x, f"{layer}.encoder_attn.q_proj", scale=width**-0.5)
            q = graph.node("Transpose", [graph.node("Reshape", [q, beams])], perm=[0, 2, 1, 3])
            scores = graph.node("Add", [graph.node("MatMul", [q, f"cross.{number}.key"]), "mask"])
            y = graph.node("MatMul", [graph.node("Softmax", [scores], axis=-1), f"cross.{number}.value"])
            y = graph.node("Reshape", [graph.node("Transpose", [y], perm=[0, 2, 1, 3]), flat])
            y = self.linear(graph, y, f"{layer}.encoder_attn.out_proj")
            x = self.normalized(graph, y, x, f"{layer}.encoder_attn_layer_norm")
            x = self.feed_forward(graph, x, layer)

        x = graph.node("LogSoftmax", [self.logits(graph, x)], axis=-1)
        graph.node("TopK", [x, "k"], names=["scores", "candidates"], axis=-1)
        return graph.model()
