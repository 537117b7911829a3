"""A translation model as Hugging Face keeps it: what its kind leaves to its folder, and what the kind itself says."""

import json
import pathlib

import numpy as np
from safetensors.numpy import load_file


class Checkpoint:
    """`model_type` says which of the two kinds it is.

    marian  normalises after each block; its positions count from 0
    m2m_100 normalises before each block and once behind the last; its positions count from the one behind the padding's number
    """

    KINDS = ("marian", "m2m_100")

    def __init__(self, folder: pathlib.Path):
        self.config = json.loads((folder / "config.json").read_text())
        self.kind = self.config["model_type"]
        if self.kind not in self.KINDS:
            raise ValueError(f"model_type {self.kind} is not supported")
        self.normalizes_before = self.kind == "m2m_100"
        if self.kind == "marian":
            for option in ("normalize_before", "add_final_layer_norm", "normalize_embedding"):
                if self.config.get(option):
                    raise ValueError(f"{option} is not supported")
        weights = load_file(folder / "model.safetensors")
        self.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
        self.width = self.config["d_model"]

    def weight(self, name):
        return self.weights[f"model.{name}.weight"], self.weights[f"model.{name}.bias"]

    def table(self, side):
        for name in ("model.shared.weight", f"model.{side}.embed_tokens.weight"):
            if name in self.weights:
                return self.weights[name]
        raise ValueError(f"no embeddings for the {side}")

    def logits_bias(self):
        """A number for each token; `None` when they are all 0."""
        bias = self.weights.get("final_logits_bias", np.zeros(1, np.float32)).reshape(-1)
        return bias if bias.any() else None

    def positions(self):
        """Sines in the first half, cosines in the second; the frequencies fall by a power of 10,000."""
        count, half = self.config["max_position_embeddings"], (self.width + 1) // 2
        if self.kind == "marian":
            places, exponents = np.arange(count), 2 * np.arange(half) / self.width
        else:
            # The last frequency is 1/10,000 itself.
            half = self.width // 2
            places, exponents = np.arange(count) + self.config["pad_token_id"] + 1, np.arange(half) / (half - 1)
        angles = places[:, None] / np.power(10000, exponents)
        table = np.concatenate([np.sin(angles), np.cos(angles[:, : self.width // 2])], axis=1)
        return np.pad(table, ((0, 0), (0, self.width - table.shape[1]))).astype(np.float32)
