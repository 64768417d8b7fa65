import { copyIn } from "#copy-in/refusals.ts";
import { type Language, languageOfPath } from "#domain/language.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { framedBy } from "./framed-pages.ts";
import { refusalPage, refusalPolicy } from "./refusal-page.ts";

/**
 * Whether the client is one of our scripts expecting JSON, rather than a browser loading a page.
 */
export function wantsJson({ request }: Exchange): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}

/** A JSON response that must not be cached. */
export function jsonResponse(
  status: number,
  value: unknown,
  headers: HandlerResponse["headers"] = {},
): HandlerResponse {
  return {
    status,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    },
    body: JSON.stringify(value),
  };
}

/** The texts of refusals in the language of a request's address. */
export function refusalCopy({ path }: Pick<Exchange, "path">): (typeof copyIn)[Language] {
  return copyIn[languageOfPath(path)];
}

/**
 * Refuses a request, with JSON for our scripts and a small page for browsers. `message` tells the
 * shopper what to do next, in the language of the address; with `openAgain` the page links to the same address, with `undivided` the
 * message is one piece of text.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  message: string,
  headers: HandlerResponse["headers"] = {},
  { openAgain = false, undivided = false } = {},
): HandlerResponse {
  if (wantsJson(exchange))
    return jsonResponse(status, { ok: false, errors: { form: [message] } }, headers);
  return {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": refusalPolicy(framedBy(exchange.path)),
    },
    body: refusalPage({
      message,
      reference: exchange.id,
      language: languageOfPath(exchange.path),
      ...(openAgain ? { again: exchange.path } : {}),
      undivided,
    }),
  };
}
