import { expect, it } from "vitest";
import { type Limits, limitsInMemory } from "./open-limits.ts";

const MINUTE_MS = 60_000;

it.each([
  ["posts of leads", "leadPosts", 20, 10],
  ["leads of one person", "leadsOfContact", 30, 60],
  ["changes of bookings", "bookingChanges", 20, 10],
  ["posts to quotes' pages", "quotePosts", 20, 10],
  ["posts to one quote's page", "postsOfQuote", 60, 60],
] satisfies [string, keyof Limits, number, number][])(
  "%s are limited as documented (%s): %i in %i minutes (rules 16.4 and 19.35)",
  async (_, name, most, minutes) => {
    let moment = 0;
    const limit = limitsInMemory(() => moment)[name];
    const taken = [];
    for (let n = 0; n <= most; n += 1) taken.push((await limit.take("a")).ok);
    expect(taken.indexOf(false)).toBe(most);
    moment = minutes * MINUTE_MS - 1;
    expect((await limit.take("a")).ok).toBe(false);
    moment += 1;
    expect((await limit.take("a")).ok).toBe(true);
  },
);
