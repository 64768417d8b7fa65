import type { IncomingMessage } from "node:http";
import { hostOfUrl, type OwnOrigin } from "./own-origin.ts";

/** Why a post is not taken for one of ours; nothing in it is about a person. */
export interface ForeignPost {
  reason: "another site" | "no origin named";
  /** Where the form stood, scheme and host. */
  origin: string;
  fetchSite: string;
  ownHosts: readonly string[];
}

/**
 * Judges where a post comes from: undefined when it may be ours. Browsers say where a form stood, in
 * `Sec-Fetch-Site`, in `Origin`, or where that is hidden in `Referer`; our own host counts over http
 * too. Programs that say nothing hold no visitor's cookies or address book and are let through.
 */
export function foreignPost(
  { headers }: Pick<IncomingMessage, "headers">,
  { hosts }: OwnOrigin,
): ForeignPost | undefined {
  const { origin, referer } = headers;
  const site = String(headers["sec-fetch-site"] ?? "");
  if (site === "same-origin" || site === "none") return undefined;
  const named = origin && origin !== "null" ? origin : referer;
  const host = hostOfUrl(named ?? "");
  if (host !== undefined && hosts.includes(host)) return undefined;
  if (!named && !origin && !site) return undefined;
  return {
    reason: named || !origin ? "another site" : "no origin named",
    origin: shown(named ?? origin),
    fetchSite: /^[a-z-]{1,20}$/.test(site) ? site : "",
    ownHosts: hosts.map((own) => own.slice(0, 100)),
  };
}

/** A visitor may have put anything into the header: only a web address of the usual length is said. */
function shown(origin: string | undefined): string {
  if (origin === undefined || origin === "null") return origin ?? "";
  const url = hostOfUrl(origin) === undefined ? undefined : URL.parse(origin);
  return url ? url.origin.slice(0, 100) : "unreadable";
}
