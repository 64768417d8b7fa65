import type { Exchange, HandlerResponse } from "./exchange.ts";

type PageHandler = (exchange: Exchange) => HandlerResponse | Promise<HandlerResponse>;

/** The start of a path, up to the first character that is in no page's path or file's name. */
const start = /^(?:[\p{L}\p{N}/-]|\.(?=[\p{L}\p{N}]))*/u;

/**
 * The path up to the punctuation that a link was copied with, such as `/products/sofa).`; undefined
 * if it has none.
 */
export function pathBeforePunctuation(path: string): string | undefined {
  const decoded = decodeURIComponent(path);
  let { length } = start.exec(decoded)?.[0] ?? "";
  while (length > 1 && /[/-]/.test(decoded.charAt(length - 1))) length -= 1;
  return length === decoded.length ? undefined : encodeURI(decoded.slice(0, length));
}

/**
 * Redirects an address with the punctuation after a link to the page that was meant, if there is one
 * (rule 2.30); every other request gets the page as it is.
 */
export function orMeantPage(page: PageHandler): PageHandler {
  return (exchange) => {
    const path = pathBeforePunctuation(exchange.path);
    return path === undefined ? page(exchange) : pageOrMeant(page, exchange, path);
  };
}

async function pageOrMeant(
  page: PageHandler,
  exchange: Exchange,
  path: string,
): Promise<HandlerResponse> {
  const response = await page(exchange);
  if (response.status !== 404) return response;
  const meant = await page({ ...exchange, path });
  if (meant.status >= 400) return response;
  // A product that moved: at once to where it is now.
  if (meant.headers.location !== undefined) return meant;
  const location = exchange.query ? `${path}?${exchange.query}` : path;
  return { status: 301, headers: { location, "cache-control": "public, max-age=3600" } };
}
