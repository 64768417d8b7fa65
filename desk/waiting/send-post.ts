import { isRecord } from "#domain/is-record.ts";
import type { Refusal, WaitingPost } from "./waiting-posts.ts";

/** Milliseconds after which a request counts as lost. */
const timeoutMs = 20_000;

/** What became of a post. */
export type SendResult =
  | { kind: "stored"; version: number }
  | { kind: "refused"; refusal: Refusal }
  /** The server can't be reached, or is too busy: the post waits. */
  | { kind: "away" }
  | { kind: "signed-out" };

/** Sends a post, with its id as `key`, so that the server does it once. */
export async function sendPost(post: WaitingPost): Promise<SendResult> {
  const { id, version, at, fields, lead } = post;
  const body = new URLSearchParams({ ...fields, version: String(version), key: id, at });
  try {
    const response = await fetch(`/desk/leads/${encodeURIComponent(lead)}`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) return { kind: "signed-out" };
    if (response.status === 429 || response.status >= 500) return { kind: "away" };
    return read(await response.json(), post);
  } catch {
    return { kind: "away" };
  }
}

function read(answer: unknown, post: WaitingPost): SendResult {
  const { ok, version, message, errors } = isRecord(answer) ? answer : {};
  const known = typeof version === "number" ? version : undefined;
  if (ok === true) return { kind: "stored", version: known ?? post.version };
  const words = typeof message === "string" ? message : wordsOf(errors);
  return {
    kind: "refused",
    refusal: { message: words, ...(known === undefined ? {} : { version: known }) },
  };
}

function wordsOf(errors: unknown): string {
  const texts = isRecord(errors) ? Object.values(errors).flat().map(String) : [];
  return texts.join(" ") || "The desk didn't accept this.";
}
