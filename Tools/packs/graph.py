"""Writes ONNX graphs node by node; matrices are stored as 8-bit integers, with a scale for each row."""

import numpy as np
from onnx import ModelProto, TensorProto, helper, numpy_helper

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
MICROSOFT = "com.microsoft"


class Graph:
    """One graph in the making. Methods return the names of the values they make."""

    def __init__(self, quantized: bool = True):
        self.quantized = quantized
        self._nodes, self._constants, self._inputs, self._outputs, self._rows = [], {}, [], [], {}

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

        Each row of x is turned into 8-bit integers with a scale of its own, so that a row's result does not depend on
        the other rows of the batch, as it would with one scale for the whole tensor.
        """
        bias = self.constant(name + ".bias", bias.astype(np.float32))
        if not self.quantized:
            return self.node("Add", [self.node("MatMul", [x, self.constant(name + ".weight", weight.T)]), bias])
        values, scales = self.integer_rows(weight)
        x, scale = self._quantized_rows(x)
        product = self.node(
            "MatMulIntegerToFloat",
            [x, self.constant(name + ".columns", values.T), self.number(1.0),
             self.constant(name + ".scales", scales), self.constant("zero of rows", np.array(128, np.uint8))],
            domain=MICROSOFT)
        return self.node("Add", [self.node("Mul", [product, scale]), bias])

    def rows(self, indices, name, table):
        """The rows of a table, `[…, width]`."""
        if not self.quantized:
            return self.node("Gather", [self.constant(name + ".table", table), indices])
        values, scales = self.integer_rows(table)
        values = self.node("Gather", [self.constant(name + ".table", values), indices])
        scale = self.node("Gather", [self.constant(name + ".scales", scales), indices])
        scale = self.node("Unsqueeze", [scale, self.integers(-1)])
        return self.node("Mul", [self.node("Cast", [values], to=FLOAT), scale])

    @staticmethod
    def integer_rows(matrix):
        """Symmetric 8-bit integers and the scale of each row."""
        scales = np.maximum(np.abs(matrix).max(axis=1), 1e-9).astype(np.float32) / np.float32(127)
        values = np.clip(np.rint(matrix / scales[:, None]), -127, 127).astype(np.int8)
        return values, scales

    def _quantized_rows(self, x):
        """The same for a value of the graph, around 128 in unsigned integers; computed once for all its uses."""
        if x not in self._rows:
            top = self.node("ReduceMax", [self.node("Abs", [x])], axes=[-1], keepdims=1)
            scale = self.node("Mul", [self.node("Max", [top, self.number(1e-9)]), self.number(1 / 127)])
            rounded = self.node("Round", [self.node("Div", [x, scale])])
            shifted = self.node("Add", [rounded, self.number(128.0)])
            self._rows[x] = self.node("Cast", [shifted], to=TensorProto.UINT8), scale
        return self._rows[x]

    def model(self) -> ModelProto:
        graph = helper.make_graph(
            self._nodes, "marian", self._inputs, self._outputs, list(self._constants.values()))
        versions = [helper.make_opsetid("", 17), helper.make_opsetid(MICROSOFT, 1)]
        return helper.make_model(graph, opset_imports=versions, ir_version=9, producer_name="jimaku")
