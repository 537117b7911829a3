"""An encoder–decoder, read from a Hugging Face folder, as two ONNX graphs.

encoder   input_ids, attention_mask `[s, n]` (int64)
          -> mask `[s, 1, 1, n]`, cross.{layer}.key `[s, heads, width, n]`, cross.{layer}.value `[s, heads, n, width]`
decoder   one step of `r` rows, `r` a multiple of `s`: the beams of a sentence stand together and share its cross tensors.
          tokens `[r, 1]`, parents `[r]` (which past row each row goes on from), position `[1]`, k `[1]` (all int64), mask, cross.*,
          past.{layer}.key `[p, heads, width, t]`, past.{layer}.value `[p, heads, t, width]`; t may be 0, so the first step needs no
          graph of its own
          -> scores `[r, k]` (log-probabilities, best first), candidates `[r, k]` (int64), present.{layer}.key/value

Keys are kept transposed, since that is how attention multiplies them.
"""

import math

import numpy as np

from checkpoint import Checkpoint
from graph import FLOAT, INT64, MICROSOFT, Graph


class Stream:
    """The sum that every block of a side adds to, normalised behind each block or before it."""

    def __init__(self, graph, checkpoint, side, blocks, x):
        self.graph, self.checkpoint, self.sum = graph, checkpoint, x
        norms = [f"{side}.layers.{layer}.{block}_layer_norm"
                 for layer in range(checkpoint.config[f"{side}_layers"]) for block in blocks]
        if checkpoint.normalizes_before:
            norms.append(f"{side}.layer_norm")
        self.norms = iter(norms)
        # What the next block reads.
        self.head = x
        if checkpoint.normalizes_before:
            self.head = graph.node("LayerNormalization", [x, *self.gain_and_bias()], axis=-1, epsilon=1e-5)

    def add(self, y):
        inputs = [y, self.sum, *self.gain_and_bias()]
        settings = dict(domain=MICROSOFT, epsilon=1e-5)
        if self.checkpoint.normalizes_before:
            # The fourth output is the sum; the second and third are for training.
            names = [f"{y} normalized", "", "", f"{y} added"]
            self.head, _, _, self.sum = self.graph.node("SkipLayerNormalization", inputs, names=names, **settings)
        else:
            self.head = self.sum = self.graph.node("SkipLayerNormalization", inputs, **settings)

    def gain_and_bias(self):
        name = next(self.norms)
        gain, bias = self.checkpoint.weight(name)
        return self.graph.constant(name + ".gain", gain), self.graph.constant(name + ".bias", bias)


class Transformer:
    def __init__(self, checkpoint: Checkpoint):
        self.checkpoint, self.config, self.width = checkpoint, checkpoint.config, checkpoint.width

    # Pieces that both graphs are made of.

    def embedded(self, graph, ids, side, positions):
        x = graph.rows(ids, "embedding", self.checkpoint.table(side))
        if self.config["scale_embedding"]:
            x = graph.node("Mul", [x, graph.number(math.sqrt(self.width))])
        return graph.node("Add", [x, positions])

    def linear(self, graph, x, *names, scale=None, nonnegative=False):
        """One product for several projections of the same input; the first may be scaled."""
        pairs = [self.checkpoint.weight(name) for name in names]
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
        return self.linear(graph, h, f"{layer}.fc2", nonnegative=activation == "relu")

    def logits(self, graph, x):
        """The score of each token."""
        return graph.linear(x, "embedding", self.checkpoint.table("decoder"), self.checkpoint.logits_bias())

    def place(self, graph):
        """The decoder's row of the table of positions."""
        row = graph.node("Gather", [graph.constant("positions", self.checkpoint.positions()), "position"])
        if self.checkpoint.kind == "marian":
            return row
        # There the padding, which an output may hold too, has no place.
        padding = graph.node("Equal", ["tokens", graph.integers(self.config["pad_token_id"])])
        return graph.node("Where", [graph.node("Unsqueeze", [padding, graph.integers(-1)]), graph.number(0.0), row])

    # The graphs.

    def encoder(self, quantized=True):
        graph = Graph(self.checkpoint.kind, quantized)
        heads = self.config["encoder_attention_heads"]
        width = self.width // heads
        graph.input("input_ids", ["s", "n"], INT64)
        graph.input("attention_mask", ["s", "n"], INT64)

        length = graph.node("Gather", [graph.node("Shape", ["input_ids"]), graph.integers(1)])
        table = graph.constant("positions", self.checkpoint.positions())
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

        stream = Stream(graph, self.checkpoint, "encoder", ["self_attn", "final"], x)
        for number in range(self.config["encoder_layers"]):
            layer = f"encoder.layers.{number}"
            names = [f"{layer}.self_attn.{part}_proj" for part in "qkv"]
            q, k, v = split(self.linear(graph, stream.head, *names, scale=width**-0.5), 3)
            q, v = (graph.node("Transpose", [part], perm=[0, 2, 1, 3]) for part in (q, v))
            k = graph.node("Transpose", [k], perm=[0, 2, 3, 1])
            scores = graph.node("Add", [graph.node("MatMul", [q, k]), mask])
            y = graph.node("MatMul", [graph.node("Softmax", [scores], axis=-1), v])
            y = graph.node("Transpose", [y], perm=[0, 2, 1, 3])
            y = graph.node("Reshape", [y, graph.integers(-1, self.width)])
            stream.add(self.linear(graph, y, f"{layer}.self_attn.out_proj"))
            stream.add(self.feed_forward(graph, stream.head, layer))

        heads = self.config["decoder_attention_heads"]
        width = self.width // heads
        for number in range(self.config["decoder_layers"]):
            names = [f"decoder.layers.{number}.encoder_attn.{part}_proj" for part in "kv"]
            k, v = split(self.linear(graph, stream.head, *names), 2)
            graph.node("Transpose", [k], perm=[0, 2, 3, 1], names=[f"cross.{number}.key"])
            graph.node("Transpose", [v], perm=[0, 2, 1, 3], names=[f"cross.{number}.value"])
            graph.output(f"cross.{number}.key", ["s", heads, width, "n"])
            graph.output(f"cross.{number}.value", ["s", heads, "n", width])
        return graph.model()

    def decoder(self, quantized=True):
        graph = Graph(self.checkpoint.kind, quantized)
        heads = self.config["decoder_attention_heads"]
        width = self.width // heads
        graph.input("tokens", ["r", 1], INT64)
        graph.input("parents", ["r"], INT64)
        graph.input("position", [1], INT64)
        graph.input("k", [1], INT64)
        graph.input("mask", ["s", 1, 1, "n"])
        graph.output("scores", ["r", "k"])
        graph.output("candidates", ["r", "k"], INT64)

        x = self.embedded(graph, "tokens", "decoder", self.place(graph))
        flat = graph.integers(-1, self.width)
        x = graph.node("Reshape", [x, flat])
        sentences = graph.node("Shape", ["mask"], end=1)
        beams = graph.node("Concat", [sentences, graph.integers(-1, heads, width)], axis=0)

        stream = Stream(graph, self.checkpoint, "decoder", ["self_attn", "encoder_attn", "final"], x)
        for number in range(self.config["decoder_layers"]):
            layer = f"decoder.layers.{number}"
            for part, shape in (("key", [width, "t"]), ("value", ["t", width])):
                graph.input(f"past.{number}.{part}", ["p", heads, *shape])
                graph.output(f"present.{number}.{part}", ["r", heads, *(["t + 1" if d == "t" else d for d in shape])])
            graph.input(f"cross.{number}.key", ["s", heads, width, "n"])
            graph.input(f"cross.{number}.value", ["s", heads, "n", width])

            names = [f"{layer}.self_attn.{part}_proj" for part in "qkv"]
            y = self.linear(graph, stream.head, *names, scale=width**-0.5)
            q, k, v = graph.node("Split", [y, graph.integers(*[self.width] * 3)], 3, axis=-1)
            q = graph.node("Reshape", [q, graph.integers(-1, heads, 1, width)])
            k = graph.node("Reshape", [k, graph.integers(-1, heads, width, 1)])
            v = graph.node("Reshape", [v, graph.integers(-1, heads, 1, width)])
            past = [graph.node("Gather", [f"past.{number}.{part}", "parents"]) for part in ("key", "value")]
            k = graph.node("Concat", [past[0], k], axis=3, names=[f"present.{number}.key"])
            v = graph.node("Concat", [past[1], v], axis=2, names=[f"present.{number}.value"])
            scores = graph.node("Softmax", [graph.node("MatMul", [q, k])], axis=-1)
            y = graph.node("Reshape", [graph.node("MatMul", [scores, v]), flat])
            stream.add(self.linear(graph, y, f"{layer}.self_attn.out_proj"))

            q = self.linear(graph, stream.head, f"{layer}.encoder_attn.q_proj", scale=width**-0.5)
            q = graph.node("Transpose", [graph.node("Reshape", [q, beams])], perm=[0, 2, 1, 3])
            scores = graph.node("Add", [graph.node("MatMul", [q, f"cross.{number}.key"]), "mask"])
            y = graph.node("MatMul", [graph.node("Softmax", [scores], axis=-1), f"cross.{number}.value"])
            y = graph.node("Reshape", [graph.node("Transpose", [y], perm=[0, 2, 1, 3]), flat])
            stream.add(self.linear(graph, y, f"{layer}.encoder_attn.out_proj"))
            stream.add(self.feed_forward(graph, stream.head, layer))

        x = graph.node("LogSoftmax", [self.logits(graph, stream.head)], axis=-1)
        graph.node("TopK", [x, "k"], names=["scores", "candidates"], axis=-1)
        return graph.model()
