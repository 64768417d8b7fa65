import type { Answer, Exchange } from "./exchange.ts";

/** From resting on a link to pressing it; longer, and the shopper may be shown what is over. */
const KEPT_SECONDS = 30;

/**
 * Lets a browser keep a page's data that it fetched ahead of a click (`prefetch="intent"`): told to
 * ask each time, it would fetch the same once more when the link is pressed.
 */
export function keptIfFetchedAhead({ request, path }: Exchange, answer: Answer): Answer {
  const purpose = request.headers["sec-purpose"] ?? request.headers.purpose ?? "";
  const { status, headers } = answer;
  if (!String(purpose).startsWith("prefetch") || !path.endsWith(".data")) return answer;
  if (status !== 200 && status !== 304) return answer;
  if (/private|no-store/.test(String(headers["cache-control"] ?? ""))) return answer;
  return {
    ...answer,
    headers: { ...headers, "cache-control": `private, max-age=${KEPT_SECONDS}` },
  };
}
