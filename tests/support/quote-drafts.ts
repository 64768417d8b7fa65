import fc from "fast-check";
import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import type { QuoteDraft, QuoteLine, QuoteRules } from "#domain/quote/quote-draft.ts";
import { quoteLimits } from "#domain/quote/quote-draft.ts";

/** Settings as in the examples of rule 19.4. */
export const quoteRules: QuoteRules = {
  taxRate: 825,
  taxDelivery: true,
  depositPercent: 20,
  goodForDays: 14,
  monthly: { apr: 999, months: [6, 12, 24] },
  terms: [],
  savedTexts: [],
};

/** A line with a price; taxed, and not delivered, unless the change says otherwise. */
export function quoteLine(price: number | null, change: Partial<QuoteLine> = {}): QuoteLine {
  return { id: "1003", price, quantity: 1, taxed: true, size: null, ...change };
}

/** A draft with these lines and nothing else. */
export function quoteDraft(
  lines: readonly QuoteLine[],
  change: Partial<QuoteDraft> = {},
): QuoteDraft {
  return {
    lines,
    zip: "",
    deliveryPrice: null,
    packagingRemoval: false,
    haulAway: false,
    whiteGlove: false,
    noTaxReason: "",
    deposit: null,
    months: null,
    goodUntil: "",
    message: "",
    ...change,
  };
}

/** The quote of rule 19.4's first example: $5,798.95. */
export const exampleQuote = quoteDraft(
  [
    quoteLine(248_000, { size: "large" }),
    quoteLine(109_000, { quantity: 2, percentOff: 1000, size: "medium" }),
    quoteLine(42_000, { size: "medium" }),
  ],
  { whiteGlove: true, haulAway: true },
);

const amounts = fc.integer({ min: 0, max: quoteLimits.price });

const discounts = fc.oneof(
  fc.constant({}),
  fc.record({ percentOff: fc.integer({ min: 0, max: 12_000 }) }),
  fc.record({ amountOff: fc.oneof(fc.integer({ min: 0, max: 200_000 }), amounts) }),
);

const lines: fc.Arbitrary<QuoteLine> = fc
  .tuple(
    fc.record({
      price: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 500_000 }), amounts),
      quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 999 })),
      taxed: fc.boolean(),
      size: fc.constantFrom(null, ...deliverySizes),
    }),
    discounts,
    fc.oneof(fc.constant({ id: "1003" }), fc.constant({ title: "Legs, 4 in" })),
  )
  .map(([line, discount, name]) => ({ ...name, ...line, ...discount }));

/** Drafts as a seller could write them, with and without prices, up to 100 lines. */
export const quoteDrafts: fc.Arbitrary<QuoteDraft> = fc.record({
  lines: fc.array(lines, { maxLength: quoteLimits.lines }),
  zip: fc.constantFrom("", "77008", "77008-1234"),
  deliveryPrice: fc.option(amounts),
  packagingRemoval: fc.boolean(),
  haulAway: fc.boolean(),
  whiteGlove: fc.boolean(),
  noTaxReason: fc.constantFrom("", "Certificate 32-0001"),
  deposit: fc.option(fc.oneof(fc.integer({ min: 0, max: 100_000 }), amounts)),
  months: fc.constantFrom(null, 6, 12, 24),
  goodUntil: fc.constantFrom("", "2026-12-08"),
  message: fc.constantFrom("", "Hello,\n\nhere is your quote."),
});

/** Settings an owner could choose. */
export const quoteRuleSets: fc.Arbitrary<QuoteRules> = fc
  .record({
    taxRate: fc.integer({ min: 0, max: 2500 }),
    taxDelivery: fc.boolean(),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    monthly: fc.option(
      fc.record({
        apr: fc.integer({ min: 0, max: 2999 }),
        months: fc.constant([6, 12, 24]),
      }),
    ),
  })
  .map((settings) => ({ ...quoteRules, ...settings }));
