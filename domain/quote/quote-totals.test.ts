import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { paymentSchedule } from "#domain/financing/payment-schedule.ts";
import {
  exampleQuote,
  quoteDraft,
  quoteDrafts,
  quoteLine,
  quoteRuleSets,
  quoteRules,
} from "#tests/support/quote-drafts.ts";
import type { QuoteDraft, QuoteRules } from "./quote-draft.ts";
import { proposedDeposit, type QuoteTotals, quoteTotals } from "./quote-totals.ts";

const everyQuote = (
  check: (draft: QuoteDraft, rules: QuoteRules, totals: QuoteTotals) => void,
  numRuns = 300,
) =>
  fc.assert(
    fc.property(quoteDrafts, quoteRuleSets, (draft, rules) => {
      check(draft, rules, quoteTotals(draft, rules));
    }),
    { numRuns },
  );

describe("a quote's figures (rule 19.4)", () => {
  it("are those of three products with a discount, delivered with add-ons", () => {
    expect(quoteTotals(exampleQuote, quoteRules)).toEqual({
      lines: [
        { discount: 0, total: 248_000 },
        { discount: 21_800, total: 196_200 },
        { discount: 0, total: 42_000 },
      ],
      products: 486_200,
      discount: 21_800,
      delivery: 49_500,
      transport: 34_500,
      addOns: { packagingRemoval: 0, haulAway: 5000, whiteGlove: 10_000 },
      tax: 44_195,
      total: 579_895,
      deposit: 116_000,
      due: 463_895,
      month: null,
    });
  });

  it("round each discount, and the tax once", () => {
    const draft = quoteDraft([
      quoteLine(1999, { quantity: 3, percentOff: 1500 }),
      quoteLine(33_333, { percentOff: 3333 }),
      quoteLine(8999, { quantity: 2, amountOff: 1 }),
    ]);
    const totals = quoteTotals(draft, quoteRules);
    expect(totals.lines.map(({ total }) => total)).toEqual([5097, 22_223, 17_997]);
    expect(totals).toMatchObject({ products: 45_317, tax: 3739, total: 49_056 });
  });

  it("leave untaxed what isn't taxed, such as delivery where the owner says so", () => {
    const draft = quoteDraft(
      [
        quoteLine(129_950),
        quoteLine(1234, { quantity: 7, percentOff: 1250 }),
        quoteLine(5000, { taxed: false }),
      ],
      { deliveryPrice: 7500 },
    );
    const totals = quoteTotals(draft, { ...quoteRules, taxDelivery: false });
    expect(totals).toMatchObject({ products: 142_508, tax: 11_344, total: 161_352 });
  });

  it("have no tax for a reason", () => {
    const draft = quoteDraft([quoteLine(60_000, { size: "medium" })], { noTaxReason: "Reseller" });
    expect(quoteTotals(draft, quoteRules)).toMatchObject({
      products: 60_000,
      delivery: 7500,
      tax: 0,
      total: 67_500,
    });
  });

  it("tax the sum, not each line", () => {
    const draft = quoteDraft([quoteLine(600), quoteLine(600), quoteLine(600)]);
    expect(quoteTotals(draft, quoteRules)).toMatchObject({
      products: 1800,
      delivery: 0,
      tax: 149,
      total: 1949,
    });
  });

  it("are free where the delivery price says so, add-ons apart", () => {
    const free = quoteTotals({ ...exampleQuote, deliveryPrice: 0 }, quoteRules);
    expect(free).toMatchObject({ transport: 0, delivery: 15_000 });
  });

  it("count a line without a price as nothing, and a discount up to its line", () => {
    const draft = quoteDraft([
      quoteLine(null, { percentOff: 1000, size: "small" }),
      quoteLine(null, { amountOff: 500 }),
      quoteLine(42_000, { amountOff: 42_001 }),
      quoteLine(42_000, { percentOff: 10_001 }),
    ]);
    expect(quoteTotals(draft, quoteRules)).toMatchObject({
      products: 0,
      discount: 84_000,
      delivery: 5000,
      total: 5413,
    });
  });
});

describe("a quote by the month", () => {
  const over = (months: number, change: Partial<QuoteRules> = {}) =>
    quoteTotals({ ...exampleQuote, deposit: 100_000, months }, { ...quoteRules, ...change }).month;

  it("is paid off as the calculator says (rules 11.12 and 11.13)", () => {
    expect(over(24)).toEqual({
      months: 24,
      apr: 999,
      financed: 479_895,
      payment: 22_143,
      last: 22_131,
      payments: 531_420,
      interest: 51_525,
    });
    expect(over(12)).toMatchObject({ payment: 42_188, interest: 26_363 });
  });

  it("isn't shown where the shop offers none, or not over so many months", () => {
    expect(over(24, { monthly: null })).toBeNull();
    expect(over(36)).toBeNull();
  });

  it("isn't shown if nothing is left to pay, or less than a cent a month", () => {
    const small = (total: number, deposit: number) =>
      quoteTotals(
        { ...quoteDraft([quoteLine(total, { taxed: false })]), deposit, months: 24 },
        quoteRules,
      ).month;
    expect(small(60_000, 60_000)).toBeNull();
    expect(small(20, 0)).toBeNull();
    expect(small(60_000, 50_000)).toMatchObject({ financed: 10_000 });
  });

  it("has the payments of the calculator's schedule, and they add up", () => {
    everyQuote((draft, _, { total, deposit, due, month }) => {
      if (!month) return;
      const { months, apr, payment, last, payments, interest } = month;
      const schedule = paymentSchedule({ total, downPayment: deposit, months, apr });
      expect(schedule.map((one) => one.payment)).toEqual([
        ...Array.from({ length: months - 1 }, () => payment),
        last,
      ]);
      expect((months - 1) * payment + last).toBe(payments);
      expect(month.financed + interest).toBe(payments);
      expect(month.financed).toBe(due);
      expect(draft.months).toBe(months);
    }, 100);
  });
});

describe("the proposed deposit", () => {
  test.each([
    [579_895, 20, 116_000],
    [250, 20, 100],
    [249, 20, 0],
    [60, 100, 60],
    [579_895, 0, 0],
    [579_895, 100, 579_895],
  ])("of %i cents at %i percent is %i", (total, percent, deposit) => {
    expect(proposedDeposit(total, percent)).toBe(deposit);
  });

  it("is whole dollars unless that is more than the total", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.nat(100), (total, percent) => {
        const deposit = proposedDeposit(total, percent);
        expect(deposit === total || deposit % 100 === 0).toBe(true);
        expect(deposit).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe("any quote", () => {
  it("is the sum of its parts, and deposit and rest are the total", () => {
    everyQuote((draft, rules, totals) => {
      const { lines, products, discount, delivery, transport, addOns, tax } = totals;
      const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
      const before = draft.lines.map(({ price, quantity }) => (price ?? 0) * quantity);
      expect(sum(lines.map(({ total }) => total))).toBe(products);
      expect(sum(lines.map((line) => line.discount))).toBe(discount);
      expect(products + discount).toBe(sum(before));
      expect(transport + sum(Object.values(addOns))).toBe(delivery);
      expect(products + delivery + tax).toBe(totals.total);
      expect(totals.deposit + totals.due).toBe(totals.total);
      const taxed = draft.lines.map(({ taxed }, i) => (taxed ? (lines[i]?.total ?? 0) : 0));
      const taxable = BigInt(sum(taxed) + (rules.taxDelivery ? delivery : 0));
      const exact = draft.noTaxReason ? 0n : taxable * BigInt(rules.taxRate);
      expect(tax).toBe(Number((exact + 5000n) / 10_000n));
    });
  });

  it("has only whole cents of 0 or more, exact however large it is", () => {
    everyQuote((_draft, _rules, { lines, addOns, month, ...totals }) => {
      const figures = [totals, addOns, month ?? {}, ...lines].flatMap((part) =>
        Object.values(part as Record<string, number>),
      );
      expect(figures.filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([]);
    });
  });

  it("doesn't depend on the order of its lines", () => {
    fc.assert(
      fc.property(
        quoteDrafts.chain((draft) =>
          fc.tuple(
            fc.constant(draft),
            fc.shuffledSubarray([...draft.lines], { minLength: draft.lines.length }),
          ),
        ),
        quoteRuleSets,
        ([draft, shuffled], rules) => {
          const { lines: _, ...totals } = quoteTotals({ ...draft, lines: shuffled }, rules);
          expect(quoteTotals(draft, rules)).toMatchObject(totals);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("costs no less with one line more", () => {
    everyQuote((draft, rules, { lines: _, ...totals }) => {
      const more = quoteTotals(
        { ...draft, lines: [...draft.lines, quoteLine(1000, { size: "large" })] },
        rules,
      );
      expect(more.total).toBeGreaterThanOrEqual(totals.total + 1000);
    }, 100);
  });
});
