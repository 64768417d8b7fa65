import type { IncomingMessage } from "node:http";
import { hostOfUrl, type OwnOrigin } from "./own-origin.ts";

/** Why a post isn't accepted as one of ours. Contains nothing personal. */
export interface ForeignPost {
  reason: "another site" | "no origin named";
  /** Scheme and host of the form's page. */
  origin: string;
  fetchSite: string;
  ownHosts: readonly string[];
}

/**
 * Returns why a post is refused, or undefined if it may come from one of our pages. Browsers report
 * the form's origin in `Sec-Fetch-Site`, in `Origin` or, if that is hidden, in `Referer`; our own
 * host is accepted over http too. Programs that send none of these hold no shopper's cookies or
 * address book; `programs` lets them through, and what names only a `Referer`.
 */
export function foreignPost(
  { headers }: Pick<IncomingMessage, "headers">,
  { hosts }: OwnOrigin,
  programs: boolean,
): ForeignPost | undefined {
  const { origin, referer } = headers;
  const site = String(headers["sec-fetch-site"] ?? "");
  if (site === "same-origin" || site === "none") return undefined;
  const source = origin && origin !== "null" ? origin : referer;
  const host = hostOfUrl(source ?? "");
  const isOwn = host !== undefined && hosts.includes(host);
  if (isOwn && (programs || origin || site)) return undefined;
  if (programs && !source && !origin && !site) return undefined;
  const isElsewhere = !isOwn && (source || (site && !origin));
  return {
    reason: isElsewhere ? "another site" : "no origin named",
    origin: loggable(source ?? origin),
    fetchSite: /^[a-z-]{1,20}$/.test(site) ? site : "",
    ownHosts: hosts.map((own) => own.slice(0, 100)),
  };
}

/** Clients can put anything into the header, so only a web address of normal length is logged. */
function loggable(origin: string | undefined): string {
  if (origin === undefined || origin === "null") return origin ?? "";
  const url = hostOfUrl(origin) === undefined ? undefined : URL.parse(origin);
  return url ? url.origin.slice(0, 100) : "unreadable";
}
