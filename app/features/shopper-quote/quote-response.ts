import { isRecord } from "#domain/is-record.ts";
import { type Failure, readLeadResponse } from "#forms/lead-response.ts";
import type { FormReply } from "#forms/post-form.ts";

/** What a response means for a form that a script posted. */
export type QuoteResponse =
  | { kind: "done" }
  /** It can't be done as it was posted: the page says why. */
  | { kind: "refused" }
  | ({ kind: "failed" } & Failure);

/** Reads the response to a form of a quote's page, which may come from another program. */
export function readQuoteResponse({ status, body }: FormReply): QuoteResponse {
  const json = parsed(body);
  if (isRecord(json) && json.ok === true && status < 300) return { kind: "done" };
  if (isRecord(json) && json.ok === false) {
    if (status === 404 || status === 409 || status === 422) return { kind: "refused" };
    const { message } = json;
    if (typeof message === "string") return { kind: "failed", cause: "server", message };
  }
  const response = readLeadResponse(status, body);
  if (response.kind === "failed") return response;
  if (response.kind === "refused") return { kind: "refused" };
  return { kind: "failed", cause: "unknown", status };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
