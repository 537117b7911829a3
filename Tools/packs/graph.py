"""Writes ONNX graphs node by node; matrices are stored as 8-bit integers."""

import numpy as np
from onnx import ModelProto, TensorProto, helper, numpy_helper

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
MICROSOFT = "com.microsoft"


class Graph:
    """One graph in the making. Methods return the names of the values they make."""

    def __init__(self, name: str, quantized: bool = True):
        self.name, self.quantized = name, quantized
        self._nodes, self._constants, self._inputs, self._outputs = [], {}, [], []
        self._integer_rows, self._offsets = {}, {}

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

    def linear(self, x, name, weight, bias=None, nonnegative=False):
        """x · weightᵀ + bias for x as `[rows, input]` and weight as `[output, input]`.

        Each row of x is brought to 8 bits by its own largest value, so that a row's result does not depend on the
        other rows of the batch, as it would with one scale for the whole tensor. `nonnegative` says that x has no
        values below zero, which then get no share of the 8 bits.
        """
        if not self.quantized:
            product = self.node("MatMul", [x, self.constant(name + ".weight", weight.T)])
        else:
            integers, scale = self.integer_rows(x, nonnegative)
            values, scales = self.channels(name, weight)
            # The runtime does this when it loads the graph; the file holds the table once.
            columns = self.node("Transpose", [values], perm=[1, 0])
            product = self.node(
                "MatMulIntegerToFloat", [integers, columns, self.number(1.0), scales, self.offset(nonnegative)],
                domain=MICROSOFT)
            product = self.node("Mul", [product, scale])
        if bias is None:
            return product
        return self.node("Add", [product, self.constant(name + ".bias", bias.astype(np.float32))])

    def rows(self, indices, name, table):
        """The rows of a table, one for each index; shares the storage of a `linear` of the same name."""
        if not self.quantized:
            return self.node("Gather", [self.constant(name + ".table", table), indices])
        values, scales = self.channels(name, table)
        x = self.node("Cast", [self.node("Gather", [values, indices])], to=FLOAT)
        return self.node("Mul", [x, self.node("Unsqueeze", [self.node("Gather", [scales, indices]), self.integers(-1)])])

    def channels(self, name, weight):
        """Symmetric 8-bit integers with a scale for each row: `[output, input]` and `[output]`."""
        weight = weight.astype(np.float32)
        scales = np.maximum(np.abs(weight).max(axis=1), 1e-9) / np.float32(127)
        values = np.clip(np.rint(weight / scales[:, None]), -127, 127)
        return (
            self.constant(name + ".values", values.astype(np.int8)),
            self.constant(name + ".scales", scales.astype(np.float32)))

    def integer_rows(self, x, nonnegative):
        """x as unsigned 8-bit integers around `offset`, and each row's scale as `[rows, 1]`; done once for each x."""
        if x not in self._integer_rows:
            sizes = x if nonnegative else self.node("Abs", [x])
            largest = self.node("ReduceMax", [sizes], axes=[-1], keepdims=0)
            # A row of zeros must not be divided by zero.
            largest = self.node("Max", [largest, self.number(1e-9)])
            scale = self.node("Mul", [largest, self.number(1 / 255 if nonnegative else 1 / 127)])
            if nonnegative not in self._offsets:
                # All products of a graph have the same number of rows, so that these serve them all.
                self._offsets[nonnegative] = self.node(
                    "Expand", [self.offset(nonnegative), self.node("Shape", [scale])])
            integers = self.node("QuantizeLinear", [x, scale, self._offsets[nonnegative]], axis=0)
            self._integer_rows[x] = (integers, self.node("Unsqueeze", [scale, self.integers(-1)]))
        return self._integer_rows[x]

    def offset(self, nonnegative):
        return self.constant(f"offset {nonnegative}", np.array(0 if nonnegative else 128, np.uint8))

    def model(self) -> ModelProto:
        graph = helper.make_graph(
            self._nodes, self.name, self._inputs, self._outputs, list(self._constants.values()))
        versions = [helper.make_opsetid("", 17), helper.make_opsetid(MICROSOFT, 1)]
        return helper.make_model(graph, opset_imports=versions, ir_version=9, producer_name="jimaku")
