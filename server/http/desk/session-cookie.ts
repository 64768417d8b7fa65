import type { IncomingMessage } from "node:http";
import { isLoopback, type OriginConfig, ownOrigin, provesHttps } from "#server/http/own-origin.ts";

/** Seconds a browser keeps the cookie; the session itself ends when the server says so. */
const maxAge = 30 * 24 * 3600;

/**
 * The name of the session's cookie: with a prefix that browsers take over https and for this host alone,
 * or without it on this machine.
 */
export function cookieName(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? "__Host-desk" : "desk";
}

/** The session's token that a request came with; undefined if it has none that could be one. */
export function tokenOf(
  { headers }: Pick<IncomingMessage, "headers">,
  siteUrl: string,
): string | undefined {
  const start = `${cookieName(siteUrl)}=`;
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return token && /^[0-9a-f]{64}$/.test(token) ? token : undefined;
}

/** The `Set-Cookie` header that begins a session in the browser, or ends it with null. */
export function sessionCookie(token: string | null, siteUrl: string): string {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  const age = token === null ? 0 : maxAge;
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
  return `${cookieName(siteUrl)}=${token ?? ""}; ${attributes}`;
}

/**
 * Whether a request to the desk is private on its way: it came by https, or stayed on this machine
 * where the site itself has no https (rule 18.2).
 */
export function isPrivateConnection(
  request: Pick<IncomingMessage, "headers">,
  config: OriginConfig,
): boolean {
  const own = ownOrigin(request, config);
  if (config.siteUrl.startsWith("https:")) {
    return own.scheme === "https" || provesHttps(request, own);
  }
  return own.host !== undefined && isLoopback(own.host);
}
