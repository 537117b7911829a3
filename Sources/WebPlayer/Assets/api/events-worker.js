import { readEvents } from "./event-source.js";

/** One connection for all pages of this browser: it has only six of them for a server, and a stream holds one for ever. */
const pages = new Set();
let isOpen = false;

readEvents((name, text) => {
  if (name === "open" || name === "error") isOpen = name === "open";
  for (const page of pages) page.postMessage([name, text]);
});

self.addEventListener("connect", ({ ports: [page] }) => {
  pages.add(page);
  page.onmessage = () => pages.delete(page);
  if (isOpen) page.postMessage(["open", "{}"]);
});
