import { Agent, request } from "node:http";
import type { HostileRequest } from "./hostile-forms.ts";
import { INJECTED, XSS_MARK } from "./known-attacks.ts";

/** The response to a hostile request. */
export interface HostileResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The configured `SITE_URL`; redirects may lead only there. */
export const SITE_URL = "https://shop.example";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request exactly as given. A connection that ends without a response has status 0. */
export function send(
  url: string,
  { method, target, headers, body }: HostileRequest,
  from: string,
): Promise<HostileResponse> {
  return new Promise((resolve) => {
    const given = { ...headers, "x-forwarded-for": from };
    const lost = (error: Error) => resolve({ status: 0, headers: {}, body: error.message });
    const options = { method, path: target, headers: given, agent };
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", lost);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on("error", lost);
    outgoing.end(body);
  });
}

/**
 * The mark inside a tag but outside its quotes, at the start of a script, or as a link's target. A
 * page's data is JSON in an element that browsers don't run, and may start with a search.
 */
const escapedMarkup = new RegExp(
  [
    `<(?:script|img|svg|iframe)\\b(?:[^>"']|"[^"]*"|'[^']*')*?${XSS_MARK}`,
    `<(?:script\\b(?! type="application/json")|iframe\\b)[^>]*>[^<]{0,40}${XSS_MARK}`,
    `(?:href|src|action)="javascript:`,
  ].join("|"),
  "i",
);

/** Returns what is wrong with a response to any request; undefined if nothing is. */
export function responseFault({ status, headers, body }: HostileResponse): string | undefined {
  if (status === 0) return `no response: ${body}`;
  // Overload with Retry-After is a valid response.
  if (status === 503 && headers["retry-after"] !== undefined) return undefined;
  if (status >= 500) return `status ${status}`;
  if (headers[INJECTED] !== undefined) return "a header was injected";
  const { location } = headers;
  if (typeof location === "string" && !isOwnLocation(location)) return `sent to ${location}`;
  const type = String(headers["content-type"] ?? "");
  if (type.startsWith("text/html") && escapedMarkup.test(body)) return "markup was not escaped";
  if (/node_modules|\bat \S+ \(|SQLITE_|syntax error at/.test(body)) return "an inner fault shows";
  if (status >= 200 && status < 300 && /root:x:0|SQLite format 3/.test(body))
    return "a file leaked";
  return undefined;
}

/** Whether a location is a local path or at the configured address. */
function isOwnLocation(location: string): boolean {
  return location.startsWith(`${SITE_URL}/`) || /^\/(?!\/)/.test(location);
}

/** Returns the reference a response acknowledges, if any. */
export function acknowledged({ status, headers, body }: HostileResponse): string | undefined {
  if (status === 201 || (status === 200 && body.startsWith('{"ok":true')))
    return /"reference":"([A-Z]-[0-9A-Z]+)"/.exec(body)?.[1];
  // A page's data has status 202 and the redirect's target in its body.
  const target = status === 303 ? String(headers.location) : status === 202 ? body : "";
  return /(?:[?&](?:sent|booked)=|\/leads\/)([A-Z]-[0-9A-Z]+)/.exec(target)?.[1];
}
