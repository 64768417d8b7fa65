import type { Failure } from "./lead-response.ts";

/** Longest wait for a response, milliseconds; posting again after it does nothing twice. */
const TIMEOUT_MS = 15_000;
/** The same with a file, which a phone may upload slowly … */
const TIMEOUT_WITH_FILE_MS = 120_000;
/** … plus a second for each 20 kB, as the server allows. */
const BYTES_PER_MS = 20;

/** A response to a form, from the shop's server or from a program in between. */
export interface FormReply {
  status: number;
  body: string;
}

/** No response came. */
export type NoReply = { kind: "failed" } & Failure;

/**
 * Posts a form and asks for JSON. Never rejects: if no response comes, the result says why.
 * @param fileBytes size of the form's files, bytes
 */
export async function postForm(
  path: string,
  body: URLSearchParams | FormData,
  fileBytes = 0,
): Promise<FormReply | NoReply> {
  const timeout =
    body instanceof URLSearchParams ? TIMEOUT_MS : TIMEOUT_WITH_FILE_MS + fileBytes / BYTES_PER_MS;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(path, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: controller.signal,
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return { kind: "failed", cause: navigator.onLine ? "unanswered" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
