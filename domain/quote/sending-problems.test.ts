import fc from "fast-check";
import { expect, it, test } from "vitest";
import { addDays } from "#domain/delivery/delivery-date.ts";
import {
  exampleQuote,
  quoteDraft,
  quoteDrafts,
  quoteLine,
  quoteRules,
} from "#tests/support/quote-drafts.ts";
import { type QuoteDraft, reasonToCome } from "./quote-draft.ts";
import { quoteTotals } from "./quote-totals.ts";
import { goodUntilProblem, sendingProblems } from "./sending-problems.ts";

const today = "2026-11-24";
const ready = { ...exampleQuote, goodUntil: "2026-12-08" };

const problems = (draft: QuoteDraft, change: { by?: string; hasEmail?: boolean } = {}) =>
  sendingProblems({
    draft,
    totals: quoteTotals(draft, quoteRules),
    today,
    titles: draft.lines.map((line) => line.title ?? "Brazos Leather Sofa"),
    by: "email",
    hasEmail: true,
    ...change,
  });

const oneLine = (line: Parameters<typeof quoteLine>) =>
  quoteDraft([quoteLine(...line)], { goodUntil: "2026-12-08" });

it("lets a finished quote go, whichever way (rule 19.3)", () => {
  expect(problems(ready)).toEqual({});
  expect(problems(ready, { by: "link", hasEmail: false })).toEqual({});
  expect(problems(ready, { by: "text", hasEmail: false })).toEqual({});
  expect(problems(oneLine([0, { amountOff: 0 }]))).toEqual({});
});

test.each<[string, QuoteDraft, Record<string, string[]>]>([
  [
    "nothing in it",
    quoteDraft([], { goodUntil: today }),
    { lines: ["Please add a product first."] },
  ],
  [
    "a line without a price",
    { ...ready, lines: [quoteLine(100), quoteLine(null, { amountOff: 5 })] },
    { "lines.2.price": ["Type a price for Brazos Leather Sofa, or take it out."] },
  ],
  [
    "a line without a name",
    { ...ready, lines: [{ ...quoteLine(null), id: undefined, title: "" }] },
    {
      "lines.1.title": ["Say what this is, or take it out."],
      "lines.1.price": ["Type a price for this, or take it out."],
    },
  ],
  [
    "an amount off that is more than its line",
    oneLine([21_000, { quantity: 2, amountOff: 42_001 }]),
    { "lines.1.off": ["The discount is more than the line, $420.00."] },
  ],
  [
    "more than everything off",
    oneLine([42_000, { percentOff: 10_001 }]),
    { "lines.1.off": ["The discount is more than the line, $420.00."] },
  ],
  [
    "a deposit above the total",
    { ...ready, deposit: 579_896 },
    { deposit: ["The deposit is more than the total, $5,798.95."] },
  ],
  [
    "no tax and no reason",
    { ...ready, noTaxReason: reasonToCome },
    { noTaxReason: ["Say why there is no tax, such as the number of the certificate."] },
  ],
  [
    "a reason that says nothing",
    { ...ready, noTaxReason: "no" },
    { noTaxReason: ["Say why there is no tax, such as the number of the certificate."] },
  ],
  [
    "a total above the highest",
    { ...ready, noTaxReason: "Reseller", lines: [quoteLine(50_000_000, { quantity: 20 })] },
    { total: ["A quote can be at most $9,999,999.99. Please make two."] },
  ],
  [
    "no last day",
    { ...ready, goodUntil: "" },
    { goodUntil: ["Choose a day from today to February 22."] },
  ],
])("refuses %s", (_, draft, expected) => {
  expect(problems(draft)).toEqual(expected);
});

it("allows the highest total, a deposit of everything and the last day", () => {
  const highest = { ...ready, lines: [quoteLine(99_984_999, { taxed: false })], haulAway: false };
  expect(problems(highest)).toEqual({});
  expect(problems({ ...ready, deposit: 579_895, goodUntil: "2027-02-22" })).toEqual({});
});

it("asks for a way to send it that there is", () => {
  const noAddress = { by: ["There is no email address. Copy the link or text it."] };
  expect(problems(ready, { hasEmail: false })).toEqual(noAddress);
  expect(problems(ready, { by: "fax" })).toEqual({ by: ["Choose how to send it."] });
});

it("says everything at once", () => {
  const draft = {
    ...ready,
    lines: [quoteLine(null)],
    goodUntil: "2026-11-23",
    deposit: 99_000_000,
  };
  expect(Object.keys(problems(draft, { by: "" }))).toEqual([
    "lines.1.price",
    "deposit",
    "goodUntil",
    "by",
  ]);
});

it("is good from today on, for 90 days at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const isFine = days >= 0 && days <= 90;
      expect(goodUntilProblem(addDays(today, days), today) === undefined).toBe(isFine);
    }),
  );
});

it("lets nothing go that has no price or comes to too much, and never throws", () => {
  fc.assert(
    fc.property(quoteDrafts, (draft) => {
      const found = Object.keys(problems({ ...draft, goodUntil: today }));
      if (found.length > 0) return;
      const { total, deposit } = quoteTotals(draft, quoteRules);
      expect(draft.lines.length > 0 && draft.lines.every(({ price }) => price !== null)).toBe(true);
      expect(total).toBeLessThanOrEqual(999_999_999);
      expect(draft.deposit ?? deposit).toBe(deposit);
    }),
  );
});
