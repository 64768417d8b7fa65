import { describe, expect, test } from "vitest";
import { copyIn } from "#copy-in/home.ts";
import { priceRange } from "#shop/facts.ts";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import { problemLine } from "./problem.ts";
import { type SearchEntry, searchEntry } from "./search-entry.ts";
import { checkPriceRange, checkSearchEntry, checkShopFacts } from "./shop-facts.ts";

const problemsOf = (change: object) =>
  checkShopFacts({ ...facts, ...change }).map((problem) => problemLine(problem));

describe("the shop's facts", () => {
  test("have no problems as shipped", () => {
    expect(checkShopFacts(facts)).toEqual([]);
  });

  test("accept when Spanish is spoken: always, never or at hours with an open day", () => {
    const { hours } = facts;
    for (const spanish of ["always", "never", hours, undefined]) {
      expect(problemsOf({ spanish })).toEqual([]);
    }
    expect(problemsOf({ spanish: "sometimes" })).toEqual([
      'shop/facts.ts: spanish: must be "always", "never" or hours such as those of the shop',
    ]);
    const closed = Object.fromEntries(Object.keys(hours).map((weekday) => [weekday, []]));
    expect(problemsOf({ spanish: closed })).toEqual([
      "shop/facts.ts: spanish: must have an open day",
    ]);
  });

  test("report an invalid phone number with an example of a valid one", () => {
    expect(problemsOf({ phone: "713-555" })).toEqual([
      "shop/facts.ts: phone: must look like (713) 555-0142",
    ]);
  });

  test("A8: refuse an invisible name", () => {
    expect(problemsOf({ name: "\u200b\u3164" })).toEqual([
      "shop/facts.ts: name: has nothing in it that can be seen",
    ]);
  });

  test("refuse a dialed number that differs from the displayed one", () => {
    expect(problemsOf({ phoneE164: "+17135550199" })).toEqual([
      "shop/facts.ts: phoneE164: must be the same number as phone: +17135550142",
    ]);
  });

  test("V4: refuse closed days that don't exist, have no name or are listed twice", () => {
    const closedDays = [
      { date: "2026-12-25", name: "Christmas Day" },
      { date: "2026-02-30", name: "Nothing" },
      { date: "2026-12-25", name: " " },
    ];
    expect(problemsOf({ closedDays })).toEqual([
      "shop/facts.ts: closedDays #2.date: must be a day such as 2026-12-25",
      "shop/facts.ts: closedDays #3.name: must not be empty",
      "shop/facts.ts: closedDays #3.date: 2026-12-25 is there twice",
    ]);
  });

  test("refuse overlapping hours by weekday", () => {
    const monday = [
      { opens: "09:00", closes: "13:00" },
      { opens: "12:30", closes: "19:00" },
    ];
    expect(problemsOf({ hours: { ...facts.hours, monday } })).toEqual([
      "shop/facts.ts: hours.monday: overlapping or out-of-order hours: 09:00–13:00 and 12:30–19:00",
    ]);
  });

  test("accept hours that start when the previous ones end", () => {
    const monday = [
      { opens: "09:00", closes: "13:00" },
      { opens: "13:00", closes: "19:00" },
    ];
    expect(problemsOf({ hours: { ...facts.hours, monday } })).toEqual([]);
  });

  test("refuse hours that close when they open", () => {
    const sunday = [{ opens: "12:00", closes: "12:00" }];
    expect(problemsOf({ hours: { ...facts.hours, sunday } })).toEqual([
      "shop/facts.ts: hours.sunday: closes at 12:00, which is not after it opens at 12:00",
    ]);
  });

  test("refuse hours that close before they open", () => {
    const sunday = [{ opens: "18:00", closes: "12:00" }];
    expect(problemsOf({ hours: { ...facts.hours, sunday } })).toEqual([
      "shop/facts.ts: hours.sunday: closes at 12:00, which is not after it opens at 18:00",
    ]);
  });

  test("refuse an invalid time", () => {
    const sunday = [{ opens: "noon", closes: "18:00" }];
    expect(problemsOf({ hours: { ...facts.hours, sunday } })).toContain(
      "shop/facts.ts: hours.sunday #1.opens: must be a 24-hour time such as 09:00 or 18:30",
    );
  });

  test("report an invalid time once, without follow-up errors", () => {
    const sunday = [{ opens: "9:00", closes: "19:00" }];
    expect(problemsOf({ hours: { ...facts.hours, sunday } })).toEqual([
      "shop/facts.ts: hours.sunday #1.opens: must be a 24-hour time such as 09:00 or 18:30",
    ]);
  });

  test("refuse a week without an open day", () => {
    const hours = Object.fromEntries(Object.keys(facts.hours).map((day) => [day, []]));
    expect(problemsOf({ hours })).toEqual(["shop/facts.ts: hours: must have an open day"]);
  });

  test("list all problems at once: missing, empty and misspelled", () => {
    const { founder: _, ...factsWithoutFounder } = facts;
    const lines = checkShopFacts({ ...factsWithoutFounder, name: " ", emial: "x" }).map(
      problemLine,
    );
    expect(lines).toEqual([
      "shop/facts.ts: name: must not be empty",
      "shop/facts.ts: founder: is missing",
      "shop/facts.ts: emial: is not a field we know; check the spelling or remove it",
    ]);
  });
});

describe("the shop's entry in search engines", () => {
  const problemsOfEntry = (entry: SearchEntry) =>
    checkSearchEntry(entry, "copy/en/home.json").map(problemLine);

  test("has no problems as shipped", () => {
    expect(problemsOfEntry(searchEntry(facts, copyIn.en.meta))).toEqual([]);
    expect(checkPriceRange(priceRange)).toEqual([]);
  });

  test("is limited to the lengths that search engines show", () => {
    expect(problemsOfEntry({ title: "T".repeat(61), description: "d".repeat(161) })).toEqual([
      "copy/en/home.json: title: must be at most 60 characters",
      "copy/en/home.json: description: must be at most 160 characters",
    ]);
    expect(checkPriceRange("cheap").map(problemLine)).toEqual([
      "shop/facts.ts: priceRange: must be $, $$, $$$ or $$$$",
    ]);
  });
});
