/** The few words that the tests of pure modules need. */
export function equal(actual, expected, what = "") {
  const [a, b] = [actual, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
}

export function table(rows, answer) {
  for (const [input, expected] of rows) equal(answer(...[].concat(input)), expected, JSON.stringify(input));
}
