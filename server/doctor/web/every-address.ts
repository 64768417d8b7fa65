import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Finding } from "#server/doctor/check.ts";
import { NoResponseError } from "./request.ts";
import type { Site } from "./site.ts";

/** Content networks have more, which all lead to the same servers. */
export const MAX_ADDRESSES = 4;

/**
 * The addresses a browser may connect to; none for a name that can't be looked up or is an address
 * itself.
 */
export async function addressesOf(siteUrl: string): Promise<string[]> {
  const { hostname } = new URL(siteUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, ""))) return [];
  try {
    const found = await lookup(hostname, { all: true });
    return [...new Set(found.map(({ address }) => address))].slice(0, MAX_ADDRESSES);
  } catch {
    return [];
  }
}

/**
 * Checks that all of a name's addresses lead to the shop. Browsers use any of them, so a record
 * left over from another host, most often the one for IPv6, sends some shoppers there.
 */
export async function checkEveryAddress(
  site: Site,
  addresses: readonly string[],
): Promise<Finding[]> {
  if (addresses.length < 2) return [];
  const findings = await Promise.all(addresses.map((address) => oneAddress(site, address)));
  return findings.filter((finding) => finding !== undefined);
}

async function oneAddress(site: Site, address: string): Promise<Finding | undefined> {
  const { hostname } = new URL(site.address);
  const record = address.includes(":") ? "AAAA" : "A";
  const advice = `Correct or remove the ${record} record ${address} where the domain is registered, or let the web server listen there too.`;
  try {
    const { response, report } = await site.probe({ connectTo: address });
    if (report) return undefined;
    const seen = `${hostname} also has the address ${address}, where something else answers (status ${response.status}): some visitors never reach the shop`;
    return { level: "fault", seen, advice };
  } catch (error) {
    // This machine may have no route to IPv6 addresses, which says nothing about shoppers.
    if (!(error instanceof NoResponseError) && !isRefused(error)) return undefined;
    const seen = `${hostname} also has the address ${address}, where nothing answers: some visitors wait for long`;
    return { level: "warning", seen, advice };
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}
