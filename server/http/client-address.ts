import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { forwardedEntry } from "./forwarded.ts";

/**
 * The address a request came from. `trustedProxies` is how many proxies are in front of the server:
 * each appended the address it saw to `X-Forwarded-For`, so only that many entries, counted from
 * the right, can be trusted.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const seen = bareAddress(request.socket.remoteAddress ?? "");
  const claimed = bareAddress(
    forwardedEntry(request.headers["x-forwarded-for"], trustedProxies) ?? "",
  );
  return claimed && isIP(claimed) ? claimed : seen;
}

/**
 * Strips everything but the address: the IPv6 prefix of an IPv4 address on a dual-stack socket, a
 * port added by a proxy, and an interface name.
 */
function bareAddress(address: string): string {
  const host = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  return host
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
}

/**
 * The client as rate limits count it: an IPv4 address, or the /64 network a household gets in IPv6.
 */
export function clientGroup(request: IncomingMessage, trustedProxies: number): string {
  return addressGroup(clientAddress(request, trustedProxies));
}

/** The client an address belongs to, see `clientGroup`. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
