import { reportOffline, reportOnline } from "#desk/live/connection.ts";
import { signInAgain } from "#desk/live/sign-in-again.ts";
import { isRecord } from "#domain/is-record.ts";
import { copy } from "./copy.ts";

/** Messages by field; `form` for the form as a whole. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/** What the server said to something that was asked of a lead's quote. */
export type QuoteAnswer =
  | { kind: "done"; body: Readonly<Record<string, unknown>> }
  /** Outdated, or not possible any more. */
  | { kind: "refused"; message: string; body: Readonly<Record<string, unknown>> }
  | { kind: "invalid"; errors: Errors }
  /** The server can't be reached, or is too busy. */
  | { kind: "away" };

/** Milliseconds after which a request counts as lost. */
const timeoutMs = 20_000;
/** Bytes that a browser still sends for a page that is left. */
const mostOfLeftPage = 60_000;

/** The address of a lead's quote, to which its forms are posted. */
export function quotePath(reference: string): string {
  return `/desk/leads/${encodeURIComponent(reference)}/quote`;
}

/** Posts a form to a lead's quote; leads to the sign-in page if nobody is signed in. Never rejects. */
export async function postQuote(
  reference: string,
  fields: Readonly<Record<string, string>>,
): Promise<QuoteAnswer> {
  const body = new URLSearchParams(fields);
  const askedAt = Date.now();
  try {
    const response = await fetch(quotePath(reference), {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      keepalive: document.visibilityState === "hidden" && String(body).length < mostOfLeftPage,
    });
    if (response.status === 401) signInAgain();
    if ([401, 429].includes(response.status) || response.status >= 500) return away();
    reportOnline(askedAt);
    return answerOf(await response.json());
  } catch {
    return away();
  }
}

function away(): QuoteAnswer {
  reportOffline();
  return { kind: "away" };
}

function answerOf(answer: unknown): QuoteAnswer {
  const body = isRecord(answer) ? answer : {};
  if (body.ok === true) return { kind: "done", body };
  if (isRecord(body.errors)) return { kind: "invalid", errors: body.errors as Errors };
  const message = typeof body.message === "string" ? body.message : copy.failed;
  return { kind: "refused", message, body };
}
