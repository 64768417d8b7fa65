import { randomBytes } from "node:crypto";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { paths } from "#domain/paths.ts";
import type { Finding } from "#server/doctor/check.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** A public page of ours that must not be cached. */
const UNCACHED_PATH = paths.bookDelivery;

/**
 * Checks that no cache on the way keeps private pages. Requests addresses twice: in each language
 * a booking that doesn't exist, a page that must not be cached, and an address that works only once.
 * Getting the same response again means that it came from a cache.
 */
export async function checkPrivatePages(site: Site): Promise<Finding[]> {
  const token = site.nextToken();
  const [missing, page, once] = await Promise.all([
    Promise.all(bookings().map((booking) => twice(() => site.ask(booking)))),
    twice(() => site.ask(UNCACHED_PATH)),
    twice(async () => (await site.probeWith(token)).response),
  ]);
  const howTo = configAdvice("cache", page[0].headers);
  if (missing.some(isCached) || isCached(page) || once[1].status === 200) {
    return [
      {
        level: "fault",
        seen: "private pages are kept by a cache on the way and given to others",
        advice: `Let it keep nothing that says no-store. ${howTo}`,
      },
    ];
  }
  const cacheControls = [page[0], once[0]].map(
    ({ headers }) => headers["cache-control"] ?? "nothing",
  );
  const cacheable = cacheControls.find((value) => !/\bno-store\b/.test(value));
  if (cacheable !== undefined) {
    return [
      {
        level: "fault",
        seen: `private pages arrive with Cache-Control "${cacheable}" instead of no-store: browsers and caches keep them`,
        advice: `Leave the shop's Cache-Control as it is. ${howTo}`,
      },
    ];
  }
  return [{ level: "ok", seen: "private pages are kept by no cache" }];
}

/** Addresses of bookings that don't exist, one in each language. */
function bookings(): string[] {
  return Object.values(addressesIn).map(
    ({ bookings }) => `${bookings}/${randomBytes(16).toString("hex")}`,
  );
}

type TwoResponses = [first: WebResponse, second: WebResponse];

async function twice(send: () => Promise<WebResponse>): Promise<TwoResponses> {
  const first = await send();
  return [first, await send()];
}

/** No two responses of the shop have the same id. */
function isCached([first, second]: TwoResponses): boolean {
  const [id, again] = [first, second].map(({ headers }) => headers["x-request-id"]);
  const { age, "x-cache": cache, "cf-cache-status": cloudflare } = second.headers;
  const hit = /\bhit\b/i.test(`${cache} ${cloudflare}`);
  return (id !== undefined && id === again) || Number(age ?? 0) > 0 || hit;
}
