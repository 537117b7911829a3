import { bareWord, isWord } from "../core/text.js";

const UNSURE_BELOW = 0.6;

/**
 * The text of a cue as tokens between spaces, each with its times: those of the recognised word where there is one,
 * otherwise its share of the time between its neighbours. So edited lines and foreign subtitles can be tapped too.
 * Each token: `{text, bare, isWord, start, end, isUnsure, isTimed, index}`.
 */
export function tokensOf(cue) {
  const texts = cue.text.split(/\s+/).filter(Boolean);
  const matches = aligned(texts, cue.words ?? []);
  const tokens = texts.map((text, index) => {
    const word = matches[index];
    return {
      text, index, bare: bareWord(text), isWord: isWord(text), isTimed: word !== null,
      start: word?.start ?? null, end: word?.end ?? null,
      isUnsure: word !== null && typeof word.confidence === "number" && word.confidence < UNSURE_BELOW,
    };
  });
  fillTimes(tokens, cue);
  return tokens;
}

/** For each token the recognised word it stands for, or `null`: the longest common sequence of the two. */
function aligned(texts, words) {
  const left = texts.map(key), right = words.map((word) => key(word.text));
  if (left.length === right.length && left.every((text, i) => text === right[i])) return words;
  if (left.length * right.length > 40_000) return texts.map(() => null);
  const lengths = commonLengths(left, right);
  const result = texts.map(() => null);
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) result[i++] = words[j++];
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i += 1;
    else j += 1;
  }
  return result;
}

function key(text) {
  return (bareWord(text) || text).toLowerCase();
}

function commonLengths(left, right) {
  const table = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      table[i][j] = left[i] === right[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  return table;
}

/** Spreads tokens without times over the time between their timed neighbours, by their lengths. */
function fillTimes(tokens, cue) {
  for (let first = 0; first < tokens.length; first += 1) {
    if (tokens[first].isTimed) continue;
    let last = first;
    while (last + 1 < tokens.length && !tokens[last + 1].isTimed) last += 1;
    const from = first > 0 ? tokens[first - 1].end : cue.start;
    const to = Math.max(from, last + 1 < tokens.length ? tokens[last + 1].start : cue.end);
    const run = tokens.slice(first, last + 1);
    const total = run.reduce((sum, token) => sum + token.text.length, 0);
    let passed = 0;
    for (const token of run) {
      token.start = Math.round(from + ((to - from) * passed) / total);
      passed += token.text.length;
      token.end = Math.round(from + ((to - from) * passed) / total);
    }
    first = last;
  }
}

/** The index of the token that is spoken at a moment: the last that has started; -1 before the first. */
export function spokenIndex(tokens, moment) {
  let spoken = -1;
  for (const token of tokens) {
    if (token.start > moment) break;
    spoken = token.index;
  }
  return spoken;
}
