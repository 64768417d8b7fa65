import { facts } from "#shop/facts.ts";
import type { Answer, Exchange } from "./exchange.ts";

/** Whether the client is a script of ours waiting for JSON, rather than a browser loading a page. */
export function wantsJson({ request }: Exchange): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}

/** JSON for a script; never kept by anyone. */
export function json(status: number, value: unknown, headers: Answer["headers"] = {}): Answer {
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
 * `message` says what to do next; the shop's phone is added, since a call always works.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  message: string,
  headers: Answer["headers"] = {},
): Answer {
  if (wantsJson(exchange)) return json(status, { ok: false, errors: { form: [message] } }, headers);
  return {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    },
    body:
      '<!doctype html><html lang="en-US"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
      `<title>${facts.name}</title><h1>${message}</h1>` +
      `<p>Or call us at <a href="tel:${facts.phoneE164}">${facts.phone}</a>.</p>` +
      `<p>Reference ${exchange.id}</p><p><a href="/">To the home page</a></p></html>`,
  };
}
