import { randomBytes } from "node:crypto";
import type { Finding } from "#server/doctor/check.ts";
import type { WebAnswer } from "./ask.ts";
import type { Site } from "./site.ts";
import { whatToWrite } from "./web-servers.ts";

/**
 * Is nothing private kept by a cache on the way? Asks twice for a booking that isn't there, whose
 * page is as private as any, and for an address that answers once only: who gets its answer again got
 * it from a cache.
 */
export async function privatePages(site: Site): Promise<Finding[]> {
  const booking = `/bookings/${randomBytes(16).toString("hex")}`;
  const token = site.nextToken();
  const [page, once] = await Promise.all([
    inTurn(() => site.ask(booking)),
    inTurn(async () => (await site.probeWith(token)).answer),
  ]);
  const kept = isKept(...page) || once[1].status === 200;
  const how = whatToWrite("cache", page[0].headers);
  if (kept) {
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

async function inTurn(
  question: () => Promise<WebAnswer>,
): Promise<[first: WebAnswer, second: WebAnswer]> {
  const first = await question();
  return [first, await question()];
}

/** No two answers of the shop have the same id. */
function isKept(first: WebAnswer, second: WebAnswer): boolean {
  const [id, again] = [first, second].map(({ headers }) => headers["x-request-id"]);
  const { age, "x-cache": cache, "cf-cache-status": cloudflare } = second.headers;
  const hit = /\bhit\b/i.test(`${cache} ${cloudflare}`);
  return (id !== undefined && id === again) || Number(age ?? 0) > 0 || hit;
}
