import type { Exchange, HandlerResponse } from "./exchange.ts";
import { framedBy } from "./framed-pages.ts";
import { refusalPage, refusalPolicy } from "./refusal-page.ts";

/** Whether the client is a script of ours waiting for JSON, rather than a browser loading a page. */
export function wantsJson({ request }: Exchange): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}

/** JSON for a script; never kept by anyone. */
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

/**
 * Turns a request down in the form its sender can read: JSON for our scripts, else a small page.
 * `message` says what to do next; with `openAgain` the page links to the address again.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  message: string,
  headers: HandlerResponse["headers"] = {},
  { openAgain = false } = {},
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
    body: refusalPage(message, exchange.id, openAgain ? exchange.path : undefined),
  };
}
