"""Writes ONNX graphs node by node; matrices are stored as 8-bit integers in blocks."""

import numpy as np
from onnx import ModelProto, TensorProto, helper, numpy_helper

BLOCK = 32
FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
MICROSOFT = "com.microsoft"


class Graph:
    """One graph in the making. Methods return the names of the values they make."""

    def __init__(self, quantized: bool = True):
        self.quantized = quantized
        self._nodes, self._constants, self._inputs, self._outputs = [], {}, [], []

    def input(self, name, shape, kind=FLOAT):
        self._inputs.append(helper.make_tensor_value_info(name, kind, shape))
        return name

    def output(self, name, shape, kind=FLOAT):
        self._outputs.append(helper.make_tensor_value_info(name, kind, shape))

    def constant(self, name, array):
        self._constants.setdefault(name, numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def integers(self, *values):
        return self.constant("integers " + " ".join(map(str, values)), np.array(values, np.int64))

    def number(self, value):
        return self.constant(f"number {value}", np.array(value, np.float32))

    def node(self, kind, inputs, outputs=1, names=None, domain="", **attributes):
        index = len(self._nodes)
        names = names or [f"{kind} {index} {number}" for number in range(outputs)]
        self._nodes.append(helper.make_node(kind, inputs, names, f"{kind} {index}", domain=domain, **attributes))
        return names[0] if len(names) == 1 else names

    def linear(self, x, name, weight, bias):
        """x · weightᵀ + bias, with weight as `[output, input]`.

        MatMulNBits with accuracy level 4 turns each row of x into 8-bit blocks by itself, so that a row's result
        does not depend on the other rows of the batch, as it would with one scale for the whole tensor.
        """
        outputs, inputs = weight.shape
        bias = self.constant(name + ".bias", bias.astype(np.float32))
        if not self.quantized:
            product = self.node("MatMul", [x, self.constant(name + ".weight", weight.T)])
            return self.node("Add", [product, bias])
        values, scales = self.blocks(name, weight)
        return self.node(
            "MatMulNBits", [x, values, scales, "", "", bias], domain=MICROSOFT,
            K=inputs, N=outputs, bits=8, block_size=BLOCK, accuracy_level=4)

    def rows(self, indices, name, table):
        """The rows of a table, `[…, width]`; shares the storage of a `linear` of the same name."""
        if not self.quantized:
            return self.node("Gather", [self.constant(name + ".table", table), indices])
        values, scales = self.blocks(name, table)
        x = self.node("Cast", [self.node("Gather", [values, indices])], to=FLOAT)
        scale = self.node("Unsqueeze", [self.node("Gather", [scales, indices]), self.integers(-1)])
        x = self.node("Mul", [self.node("Sub", [x, self.number(128.0)]), scale])
        return self.node("Reshape", [x, self.integers(0, 0, table.shape[1])])

    def blocks(self, name, weight):
        """Symmetric 8-bit blocks of a row each, stored around 128: `[output, blocks, BLOCK]` and `[output, blocks]`."""
        outputs, inputs = weight.shape
        if inputs % BLOCK:
            raise ValueError(f"{name}: {inputs} is no multiple of {BLOCK}")
        blocks = weight.reshape(outputs, inputs // BLOCK, BLOCK).astype(np.float32)
        scales = np.maximum(np.abs(blocks).max(axis=2), 1e-9) / np.float32(127)
        values = np.clip(np.rint(blocks / scales[:, :, None]), -127, 127) + 128
        return (
            self.constant(name + ".values", values.astype(np.uint8)),
            self.constant(name + ".scales", scales.astype(np.float32)))

    def model(self) -> ModelProto:
        graph = helper.make_graph(
            self._nodes, "marian", self._inputs, self._outputs, list(self._constants.values()))
        versions = [helper.make_opsetid("", 17), helper.make_opsetid(MICROSOFT, 1)]
        return helper.make_model(graph, opset_imports=versions, ir_version=9, producer_name="jimaku")
