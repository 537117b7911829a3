"""Writes arithmetic.onnx: sum = a + b, next = k + 1, not = !flag. Needs `onnx` (Tools/packs/requirements.txt)."""

import pathlib

from onnx import TensorProto as T, checker, helper, save

one = helper.make_tensor("one", T.INT64, [], [1])
graph = helper.make_graph(
    [
        helper.make_node("Add", ["a", "b"], ["sum"]),
        helper.make_node("Add", ["k", "one"], ["next"]),
        helper.make_node("Not", ["flag"], ["not"]),
    ],
    "arithmetic",
    [
        helper.make_tensor_value_info("a", T.FLOAT, ["n", 2]),
        helper.make_tensor_value_info("b", T.FLOAT, ["n", 2]),
        helper.make_tensor_value_info("k", T.INT64, []),
        helper.make_tensor_value_info("flag", T.BOOL, [1]),
    ],
    [
        helper.make_tensor_value_info("sum", T.FLOAT, ["n", 2]),
        helper.make_tensor_value_info("next", T.INT64, []),
        helper.make_tensor_value_info("not", T.BOOL, [1]),
    ],
    [one],
)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
checker.check_model(model)
save(model, pathlib.Path(__file__).with_name("arithmetic.onnx"))
