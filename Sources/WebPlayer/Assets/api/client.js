import { currentLanguage } from "../i18n/i18n.js";

/** What went wrong with a request: `code` is the contract's, or `network` when no answer came. */
class ApiError extends Error {
  constructor(status, code, message, body = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** Asks the server. Gives the JSON of the answer, or `null` when it is empty. Throws `ApiError`. */
export async function request(method, path, body, options = {}) {
  const answer = await send(method, path, body, options);
  const text = await answer.text();
  return text === "" ? null : JSON.parse(text);
}

/** The same for an answer that is a file. Gives the blob and the name the server wishes for it. */
export async function download(method, path, body) {
  const answer = await send(method, path, body, {});
  const named = /filename="?([^";]+)"?/.exec(answer.headers.get("Content-Disposition") ?? "");
  return { blob: await answer.blob(), name: named?.[1] ?? null };
}

async function send(method, path, body, { signal, keepalive = false }) {
  const headers = { "Accept-Language": currentLanguage() };
  if (method !== "GET") headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method, headers, signal, keepalive, body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ApiError(0, "network", String(error.message));
  }
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer) {
  let body = null;
  try {
    body = await answer.json();
  } catch {
    // Not JSON: then the status is all there is to say.
  }
  return new ApiError(answer.status, body?.error?.code ?? "unexpected", body?.error?.message ?? "", body);
}

/** A query string of those values that are there. */
export function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
