import { z } from "zod";
import { isDate } from "./delivery/delivery-date.ts";
import { type OpeningHours, type OpeningRange, weekdays } from "./opening-hours.ts";
import { phoneE164 } from "./phone-link.ts";
import type { Problem } from "./problem.ts";
import { checkAgainst } from "./schema-problems.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { ShopCalendar } from "./shop-calendar.ts";
import { shownText as text } from "./shown-text.ts";
import { weekSchema } from "./week-schema.ts";

/** Facts about the shop shown on the site (rules 1.1 and 1.3). */
export interface ShopFacts extends ShopCalendar {
  name: string;
  /** Short name in the header and footer and under the icon on phones. */
  shortName: string;
  tagline: string;
  /** As displayed, `(713) 555-0142`. */
  phone: string;
  /** The same number in E.164, `+17135550142`. */
  phoneE164: string;
  email: string;
  address: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  founder: { name: string; role: string; yearsOfExperience: number };
  /**
   * When someone who speaks Spanish answers the phone (rule 1.13); never, if it is left out. What
   * Spanish pages promise follows it.
   */
  spanish?: "always" | "never" | OpeningHours;
  /** First year of the copyright line. */
  copyrightSince: number;
  social: readonly { name: string; url: string }[];
}

const phonePattern = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = z.string().regex(clockPattern, "must be a 24-hour time such as 09:00 or 18:30");

const day = z
  .array(z.strictObject({ opens: clock, closes: clock }))
  .superRefine((ranges, context) => {
    for (const message of dayProblems(ranges)) context.addIssue({ code: "custom", message });
  });

const week = weekSchema(day);

const factsSchema = z
  .strictObject({
    name: text,
    shortName: text.max(12, "must be at most 12 characters"),
    tagline: text,
    phone: z.string().regex(phonePattern, "must look like (713) 555-0142"),
    phoneE164: text,
    email: z.email("must be an e-mail address such as hello@shop.example"),
    address: z.strictObject({
      street: text,
      city: text,
      region: z.string().regex(/^[A-Z]{2}$/, "must be a state's two letters such as TX"),
      postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, "must be a ZIP code such as 77002"),
      country: z.string().regex(/^[A-Z]{2}$/, "must be a country's two letters such as US"),
    }),
    timeZone: z.string().refine(isTimeZone, "must be a time zone such as America/Chicago"),
    hours: week,
    closedDays: z
      .array(
        z.strictObject({
          date: z.string().refine(isDate, "must be a day such as 2026-12-25"),
          name: text,
        }),
      )
      .superRefine((days, context) => {
        for (const [index, { date }] of days.entries()) {
          if (days.findIndex((other) => other.date === date) === index) continue;
          context.addIssue({
            code: "custom",
            path: [index, "date"],
            message: `${date} is there twice`,
          });
        }
      }),
    founder: z.strictObject({
      name: text,
      role: text,
      yearsOfExperience: z.int("must be a whole number of years").min(1).max(80),
    }),
    spanish: z
      .union([z.literal("always"), z.literal("never"), week], {
        error: 'must be "always", "never" or hours such as those of the shop',
      })
      .optional(),
    copyrightSince: z.int("must be a year such as 2024").min(1900).max(2100),
    social: z.array(
      z.strictObject({
        name: text,
        url: z.url({ protocol: /^https$/, error: "must be a web address starting with https://" }),
      }),
    ),
  })
  .superRefine((facts, context) => {
    if (phonePattern.test(facts.phone) && facts.phoneE164 !== phoneE164(facts.phone)) {
      context.addIssue({
        code: "custom",
        path: ["phoneE164"],
        message: `must be the same number as phone: ${phoneE164(facts.phone)}`,
      });
    }
    for (const field of ["hours", "spanish"] as const) {
      const hours = facts[field];
      if (typeof hours !== "object" || weekdays.some((name) => hours[name].length > 0)) continue;
      context.addIssue({ code: "custom", path: [field], message: "must have an open day" });
    }
  });

const searchEntrySchema = z.strictObject({
  title: text.max(60, "must be at most 60 characters"),
  description: text.max(160, "must be at most 160 characters"),
});

const priceRangeSchema = z.string().regex(/^\${1,4}$/, "must be $, $$, $$$ or $$$$");

/**
 * All problems of the shop's facts, by field (rules 1.2 and 1.3); empty if there are none. For the
 * build and server only: the browser must not load the schema library.
 */
export function checkShopFacts(facts: unknown, source = "shop/facts.ts"): Problem[] {
  const result = checkAgainst<ShopFacts>(factsSchema, source, facts);
  return result.ok ? [] : result.problems;
}

/** Whether the shop's price range is one of those that search engines know (rule 1.4). */
export function checkPriceRange(range: unknown, source = "shop/facts.ts: priceRange"): Problem[] {
  const result = checkAgainst(priceRangeSchema, source, range);
  return result.ok ? [] : result.problems;
}

/**
 * All problems of the shop's entry in search engines in a language, in the same way (rule 1.4).
 * @param source the file it is in
 */
export function checkSearchEntry(entry: SearchEntry, source: string): Problem[] {
  const result = checkAgainst<SearchEntry>(searchEntrySchema, source, entry);
  return result.ok ? [] : result.problems;
}

/** Checks only valid times; invalid ones already have a problem. */
function dayProblems(allRanges: readonly OpeningRange[]): string[] {
  const ranges = allRanges.filter(
    ({ opens, closes }) => clockPattern.test(opens) && clockPattern.test(closes),
  );
  const backwards = ranges
    .filter(({ opens, closes }) => closes <= opens)
    .map(({ opens, closes }) => `closes at ${closes}, which is not after it opens at ${opens}`);
  const overlapping = ranges.flatMap((range, i) => {
    const before = ranges[i - 1];
    if (!before || before.closes <= range.opens) return [];
    const [a, b] = [before, range].map(({ opens, closes }) => `${opens}–${closes}`);
    return [`overlapping or out-of-order hours: ${a} and ${b}`];
  });
  return [...backwards, ...overlapping];
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
