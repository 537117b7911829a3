/** What keys can do, in the order in which the help lists them, with the keys they have unless changed. */
export const ACTIONS = [
  { name: "playPause", group: "play", keys: ["Space", "k"] },
  { name: "previous", group: "play", keys: ["ArrowLeft"] },
  { name: "next", group: "play", keys: ["ArrowRight"] },
  { name: "replay", group: "play", keys: ["ArrowDown"] },
  { name: "slower", group: "play", keys: ["["] },
  { name: "faster", group: "play", keys: ["]"] },
  { name: "fullScreen", group: "play", keys: ["f"] },
  { name: "mute", group: "play", keys: ["m"] },
  { name: "loop", group: "listen", keys: ["l"] },
  { name: "markA", group: "listen", keys: ["a"] },
  { name: "markB", group: "listen", keys: ["b"] },
  { name: "pauseAfter", group: "listen", keys: ["p"] },
  { name: "japanese", group: "read", keys: ["j"] },
  { name: "english", group: "read", keys: ["e"] },
  { name: "larger", group: "read", keys: ["+", "="] },
  { name: "smaller", group: "read", keys: ["-"] },
  { name: "transcript", group: "read", keys: ["t"] },
  { name: "search", group: "read", keys: ["/"] },
  { name: "saveSentence", group: "keep", keys: ["s"] },
  { name: "saveWord", group: "keep", keys: ["w"] },
  { name: "undo", group: "keep", keys: ["Ctrl+z"] },
  { name: "redo", group: "keep", keys: ["Ctrl+Shift+z", "Ctrl+y"] },
  { name: "help", group: "page", keys: ["?"] },
  { name: "close", group: "page", keys: ["Escape"] },
];

export const GROUPS = ["play", "listen", "read", "keep", "page"];
