import { isRecord } from "#domain/is-record.ts";
import { type LeadResponse, readLeadResponse } from "#forms/lead-response.ts";
import type { FormReply } from "#forms/post-form.ts";

/** What the server says to a form that a script posted. */
export type QuoteResponse =
  /** `to`: where to go on, if it isn't this page. */
  | { kind: "done"; to?: string }
  /** It isn't possible any more; the page as it is now says why. */
  | { kind: "outdated" }
  | Exclude<LeadResponse, { kind: "sent" }>;

/** Reads the response to a form of a quote's page, which may come from another program. */
export function readQuoteResponse({ status, body }: FormReply): QuoteResponse {
  const json = parsed(body);
  if (isRecord(json) && json.ok === true && status < 300) {
    const { to } = json;
    return { kind: "done", ...(typeof to === "string" && /^\/(?!\/)/.test(to) ? { to } : {}) };
  }
  if (isRecord(json) && json.ok === false) {
    if (status === 409 || status === 404) return { kind: "outdated" };
    const { message } = json;
    if (typeof message === "string") return { kind: "failed", cause: "server", message };
  }
  const response = readLeadResponse(status, body);
  return response.kind === "sent" ? { kind: "failed", cause: "unknown", status } : response;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
