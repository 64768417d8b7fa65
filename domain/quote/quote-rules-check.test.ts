import { expect, test } from "vitest";
import { copyIn } from "#copy-in/quote-texts.ts";
import { problemLine } from "#domain/problem.ts";
import { quoteSettings } from "#shop/quotes.ts";
import { checkQuoteCopy, checkQuoteSettings } from "./quote-rules-check.ts";

const problemsOf = (change: object) =>
  checkQuoteSettings({ ...quoteSettings, ...change }).map(problemLine);

const problemsOfCopy = (change: object) =>
  checkQuoteCopy(quoteSettings, { ...copyIn.en, ...change }, "copy/en/quote-texts.json").map(
    problemLine,
  );

test("the shop's settings and words have no problems, with or without months and saved texts", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOfCopy({})).toEqual([]);
  expect(problemsOf({ monthly: null, savedTexts: [], depositPercent: 0, taxRate: 0 })).toEqual([]);
});

test.each<[object, string]>([
  [{ taxRate: 8.25 }, "taxRate: must be in hundredths of a percent: 825 is 8.25%"],
  [{ taxRate: 8250 }, "taxRate: must be at most 2500, which is 25%"],
  [{ taxDelivery: undefined }, "taxDelivery: is missing"],
  [{ taxDelivery: "yes" }, "taxDelivery: must be true or false"],
  [{ depositPercent: 101 }, "depositPercent: must be a whole number of percent from 0 to 100"],
  [{ depositPercent: 12.5 }, "depositPercent: must be a whole number of percent from 0 to 100"],
  [{ goodForDays: 0 }, "goodForDays: must be a whole number of days from 1 to 90"],
  [{ goodForDays: 91 }, "goodForDays: must be a whole number of days from 1 to 90"],
  [
    { monthly: { apr: 9.99, months: [6] } },
    "monthly.apr: must be in hundredths of a percent: 999 is 9.99%",
  ],
  [{ monthly: { apr: 3000, months: [6] } }, "monthly.apr: must be at most 2999, which is 29.99%"],
  [{ monthly: { apr: 999, months: [] } }, "monthly.months: needs at least 1"],
  [{ monthly: { apr: 999, months: [6, 6] } }, "monthly.months: has a number of months twice"],
  [
    { monthly: { apr: 999, months: [1] } },
    "monthly.months #1: must be a whole number of months from 2 to 120",
  ],
  [{ monthly: 999 }, "monthly: must be a group in { }"],
  [{ savedTexts: [{ key: "hi", name: "" }] }, "savedTexts #1.name: must not be empty"],
  [
    {
      savedTexts: [
        { key: "hi", name: "Hi" },
        { key: "hello", name: "Hi" },
      ],
    },
    "savedTexts: has a name twice",
  ],
  [
    {
      savedTexts: [
        { key: "hi", name: "Hi" },
        { key: "hi", name: "Hello" },
      ],
    },
    "savedTexts: has a key twice",
  ],
  [{ taxrate: 825 }, "taxrate: is not a field we know; check the spelling or remove it"],
])("reports %j (rules 1.2 and 19.8)", (change, line) => {
  expect(problemsOf(change)).toEqual([`shop/quotes.ts: ${line}`]);
});

test.each<[object, string[]]>([
  [{ terms: [] }, ["terms: needs at least 1"]],
  [{ terms: ["Fine.", " "] }, ["terms #2: must not be empty"]],
  [
    { savedTexts: { ...copyIn.en.savedTexts, bestPrice: "x".repeat(2001) } },
    ["savedTexts.bestPrice: must be at most 2000 characters"],
  ],
  [
    { savedTexts: { inStock: "Here.", comeAndSee: "Come." } },
    ["savedTexts.madeForYou: is missing", "savedTexts.bestPrice: is missing"],
  ],
])("reports the words %j (rules 1.2 and 19.8)", (change, lines) => {
  expect(problemsOfCopy(change)).toEqual(lines.map((line) => `copy/en/quote-texts.json: ${line}`));
});
