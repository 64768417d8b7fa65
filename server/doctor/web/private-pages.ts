import { randomBytes } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Finding } from "#server/doctor/check.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** A page of ours that nobody may keep, and that everybody may see. */
const UNCACHED_PATH = paths.bookDelivery;

/**
 * Is nothing private kept by a cache on the way? Asks twice for a booking that isn't there, for a page
 * nobody may keep and for an address that answers once only: who gets its answer again got it from a
 * cache.
 */
export async function privatePages(site: Site): Promise<Finding[]> {
  const booking = `/bookings/${randomBytes(16).toString("hex")}`;
  const token = site.nextToken();
  const [missing, page, once] = await Promise.all([
    inTurn(() => site.ask(booking)),
    inTurn(() => site.ask(UNCACHED_PATH)),
    inTurn(async () => (await site.probeWith(token)).response),
  ]);
  const how = configAdvice("cache", page[0].headers);
  if (isCached(missing) || isCached(page) || once[1].status === 200) {
    return [
      {
        level: "fault",
        seen: "private pages are kept by a cache on the way and given to others",
        advice: `Let it keep nothing that says no-store. ${how}`,
      },
    ];
  }
  const said = [page[0], once[0]].map(({ headers }) => headers["cache-control"] ?? "nothing");
  const wrong = said.find((words) => !/\bno-store\b/.test(words));
  if (wrong !== undefined) {
    return [
      {
        level: "fault",
        seen: `private pages arrive with Cache-Control "${wrong}" instead of no-store: browsers and caches keep them`,
        advice: `Leave the shop's Cache-Control as it is. ${how}`,
      },
    ];
  }
  return [{ level: "ok", seen: "private pages are kept by no cache" }];
}

type TwoResponses = [first: WebResponse, second: WebResponse];

async function inTurn(question: () => Promise<WebResponse>): Promise<TwoResponses> {
  const first = await question();
  return [first, await question()];
}

/** No two answers of the shop have the same id. */
function isCached([first, second]: TwoResponses): boolean {
  const [id, again] = [first, second].map(({ headers }) => headers["x-request-id"]);
  const { age, "x-cache": cache, "cf-cache-status": cloudflare } = second.headers;
  const hit = /\bhit\b/i.test(`${cache} ${cloudflare}`);
  return (id !== undefined && id === again) || Number(age ?? 0) > 0 || hit;
}
