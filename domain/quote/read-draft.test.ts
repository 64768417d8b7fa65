import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { quoteDraft, quoteDrafts, quoteLine, quoteRules } from "#tests/support/quote-drafts.ts";
import { quoteLimits, reasonToCome } from "./quote-draft.ts";
import { quoteTotals } from "./quote-totals.ts";
import { readDraft } from "./read-draft.ts";

const read = (sent: unknown) => readDraft(JSON.stringify(sent));

const draftOf = (sent: unknown) => {
  const reading = read(sent);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.draft;
};

/** The fields with errors. */
const wrong = (sent: unknown) => {
  const reading = read(sent);
  return reading.ok ? [] : Object.keys(reading.errors);
};

const messages = (sent: unknown) => {
  const reading = read(sent);
  return reading.ok ? [] : Object.values(reading.errors).flat();
};

const line = (change: object) => ({ lines: [{ id: "1003", ...change }] });

describe("a posted draft (rule 19.2)", () => {
  it("is read with products and other things, money in cents", () => {
    const sent = {
      lines: [
        { id: "1003", price: 109_000, quantity: 2, percentOff: 1000, size: "medium" },
        { title: "Legs, 4 in", price: 5000, quantity: 1, amountOff: 500, taxed: false, size: null },
      ],
      zip: "TX 77008",
      deliveryPrice: null,
      whiteGlove: true,
      haulAway: true,
      packagingRemoval: false,
      noTaxReason: "",
      deposit: 100_000,
      months: 24,
      goodUntil: "2026-12-08",
      message: "Hello Janelle,\r\n\r\nhere it is.\u202e ",
    };
    expect(draftOf(sent)).toEqual({
      lines: [
        { id: "1003", price: 109_000, quantity: 2, percentOff: 1000, taxed: true, size: "medium" },
        { title: "Legs, 4 in", price: 5000, quantity: 1, amountOff: 500, taxed: false, size: null },
      ],
      zip: "77008",
      deliveryPrice: null,
      whiteGlove: true,
      haulAway: true,
      packagingRemoval: false,
      noTaxReason: "",
      deposit: 100_000,
      months: 24,
      goodUntil: "2026-12-08",
      message: "Hello Janelle,\n\nhere it is.",
    });
  });

  it("may lack anything", () => {
    expect(draftOf({})).toEqual(quoteDraft([]));
    expect(draftOf(line({})).lines).toEqual([quoteLine(null, { size: "medium" })]);
    expect(draftOf({ lines: [{ title: "" }] }).lines[0]).toMatchObject({ title: "" });
    expect(
      draftOf({ ...line({ price: null }), goodUntil: null, zip: null, message: null }),
    ).toEqual(quoteDraft([quoteLine(null, { size: "medium" })]));
  });

  it("is free at 0, and has what the catalog calls it", () => {
    const sent = line({ price: -0, title: "Sofa", amountOff: 0 });
    expect(draftOf(sent).lines).toEqual([quoteLine(0, { size: "medium", amountOff: 0 })]);
  });

  it("may have a discount above its line and a deposit above its total, until it is sent", () => {
    expect(wrong({ ...line({ price: 100, amountOff: 200 }), deposit: 300 })).toEqual([]);
    expect(wrong(line({ price: 100, percentOff: 15_000 }))).toEqual([]);
  });

  it("has no tax while the reason is still to come", () => {
    expect(draftOf({ noTaxReason: " \u200b" }).noTaxReason).toBe(reasonToCome);
    expect(draftOf({ noTaxReason: " Reseller " }).noTaxReason).toBe("Reseller");
    expect(draftOf({ noTaxReason: "" }).noTaxReason).toBe("");
  });
});

describe("what can't be read is an error at its field", () => {
  test.each<[string, unknown, string[]]>([
    ["no JSON object", [], ["draft"]],
    ["lines that are no list", { lines: { 0: {} } }, ["lines"]],
    ["101 lines", { lines: Array(101).fill({ id: "1" }) }, ["lines"]],
    ["a line that is none", { lines: [{ id: "1" }, 7, null] }, ["lines.2.title", "lines.3.title"]],
    ["a line without a name", { lines: [{}] }, ["lines.1.title"]],
    ["a numeric id", line({ id: 1003 }), ["lines.1.id", "lines.1.title"]],
    ["a long title", { lines: [{ title: "x".repeat(201) }] }, ["lines.1.title"]],
    ["a price in words", line({ price: "12.00" }), ["lines.1.price"]],
    ["a price with half cents", line({ price: 0.5 }), ["lines.1.price"]],
    ["a price below 0", line({ price: -1 }), ["lines.1.price"]],
    ["a price above the highest", line({ price: 100_000_000 }), ["lines.1.price"]],
    ["a quantity of 0", line({ quantity: 0 }), ["lines.1.quantity"]],
    ["a quantity of 1000", line({ quantity: 1000 }), ["lines.1.quantity"]],
    ["a percentage below 0", line({ percentOff: -1 }), ["lines.1.off"]],
    ["an amount in words", line({ amountOff: "5" }), ["lines.1.off"]],
    ["two discounts", line({ amountOff: 5, percentOff: 5 }), ["lines.1.off"]],
    ["taxed in words", line({ taxed: "no" }), ["lines.1.taxed"]],
    ["an unknown size", line({ size: "huge" }), ["lines.1.size"]],
    ["half a ZIP code", { zip: "770" }, ["zip"]],
    ["a delivery price in words", { deliveryPrice: "free" }, ["deliveryPrice"]],
    ["a deposit below 0", { deposit: -1 }, ["deposit"]],
    ["a deposit above every total", { deposit: 1_000_000_000 }, ["deposit"]],
    ["0 months", { months: 0 }, ["months"]],
    ["a day that doesn't exist", { goodUntil: "2026-02-30" }, ["goodUntil"]],
    ["a long message", { message: "x".repeat(2001) }, ["message"]],
    ["a message that is no text", { message: {} }, ["message"]],
    ["a long reason", { noTaxReason: "x".repeat(201) }, ["noTaxReason"]],
    ["white-glove in words", { whiteGlove: "on" }, ["whiteGlove"]],
  ])("%s", (_, sent, fields) => {
    expect(wrong(sent)).toEqual(fields);
  });

  it("says what to do", () => {
    expect(messages(line({ price: 100_000_000 }))).toEqual(["A price can be at most $999,999.99."]);
    expect(messages(line({ quantity: 1.5 }))).toEqual([
      "Please type a whole number from 1 to 999.",
    ]);
    expect(messages({ message: "x".repeat(2001) })).toEqual([
      { problem: "tooLong", field: "the message", max: 2000, count: 2001 },
    ]);
  });

  it.each(["", "{", "null", '"x"', "[".repeat(100_000)])("such as no JSON object: %.9s", (json) => {
    expect(Object.keys(readDraft(json))).toEqual(["ok", "errors"]);
  });
});

/** Fields as a draft has them, with any values. */
const nearDrafts = fc.record(
  {
    lines: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            id: fc.oneof(fc.string(), fc.jsonValue()),
            title: fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()),
            price: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
            quantity: fc.oneof(fc.nat(1200), fc.jsonValue()),
            percentOff: fc.oneof(fc.nat(), fc.jsonValue()),
            amountOff: fc.oneof(fc.nat(), fc.jsonValue()),
            taxed: fc.oneof(fc.boolean(), fc.jsonValue()),
            size: fc.oneof(fc.constantFrom("small", null), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 5 },
      ),
    ),
    zip: fc.oneof(fc.constant("77008"), fc.string(), fc.jsonValue()),
    deliveryPrice: fc.oneof(fc.integer(), fc.jsonValue()),
    whiteGlove: fc.oneof(fc.boolean(), fc.jsonValue()),
    noTaxReason: fc.oneof(fc.string(), fc.jsonValue()),
    deposit: fc.oneof(fc.integer(), fc.jsonValue()),
    months: fc.oneof(fc.nat(130), fc.jsonValue()),
    goodUntil: fc.oneof(fc.string(), fc.jsonValue()),
    message: fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

describe("whatever is posted", () => {
  it("never throws, and what is read can be computed with and read again", () => {
    fc.assert(
      fc.property(fc.oneof(nearDrafts, fc.jsonValue()), (sent) => {
        const reading = read(sent);
        if (!reading.ok) {
          expect(Object.values(reading.errors).flat()).not.toEqual([]);
          return;
        }
        expect(read(reading.draft)).toEqual(reading);
        expect(reading.draft.lines.length).toBeLessThanOrEqual(quoteLimits.lines);
        const { total } = quoteTotals(reading.draft, quoteRules);
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("reads texts that aren't JSON, too", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readDraft(text)));
  });

  it("reads every draft as it was written", () => {
    fc.assert(
      fc.property(quoteDrafts, (draft) => {
        expect(read(draft)).toEqual({ ok: true, draft });
      }),
      { numRuns: 100 },
    );
  });
});
