import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { readDraft } from "#domain/quote/read-draft.ts";
import { changeQuote, isEdit, type QuoteChange } from "./change-quote.ts";
import { lineFieldText } from "./typed-fields.ts";
import {
  draftOf,
  fieldIdOf,
  unreadableFields,
  type WrittenQuote,
  writtenQuote,
} from "./written-quote.ts";

const empty: QuoteDraft = {
  lines: [],
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
};
const sofa = { id: "1003", price: null, quantity: 2, taxed: true, size: "large" } as const;
const legs = { title: "Legs", price: 5000, quantity: 1, taxed: false, size: null } as const;
const quote = writtenQuote({ ...empty, lines: [legs, sofa] });

const changed = (...changes: QuoteChange[]): WrittenQuote => changes.reduce(changeQuote, quote);
const typed = (text: string, field: "price" | "quantity" | "off" = "price"): QuoteChange => ({
  do: "type_line",
  key: 1,
  field,
  text,
});
const lineOf = (written: WrittenQuote) => draftOf(written).lines[1];

describe("a line's fields", () => {
  it("take a price, a quantity and a discount as they are typed", () => {
    const written = changed(typed("$1,090.50"), typed("3", "quantity"), typed("10 %", "off"));
    expect(lineOf(written)).toEqual({ ...sofa, price: 109_050, quantity: 3, percentOff: 1000 });
    expect(lineOf(changeQuote(written, typed("200", "off")))).toEqual({
      ...sofa,
      price: 109_050,
      quantity: 3,
      amountOff: 20_000,
    });
    expect(lineOf(changeQuote(written, typed("", "off")))).not.toHaveProperty("percentOff");
    expect(lineOf(changeQuote(written, typed("")))).toHaveProperty("price", null);
  });

  it("keep what can't be read, which isn't saved as something else (rule 14.21)", () => {
    const written = changed(typed("1090"), typed("about 1000"), {
      do: "leave_line_field",
      key: 1,
      field: "price",
    });
    expect(written.lines[1]?.typed.price).toBe("about 1000");
    expect(lineOf(written)?.price).toBeNull();
    expect(Object.keys(unreadableFields(written))).toEqual(["line-1-price"]);
    expect(unreadableFields(changeQuote(written, typed("1000")))).toEqual({});
  });

  it("show what was read once they are left", () => {
    const leave = { do: "leave_line_field", key: 1, field: "price" } as const;
    const [, line] = changed(typed("1090.5"), leave).lines;
    expect(line?.typed).toEqual({});
    expect(line && lineFieldText("price", line.line)).toBe("1,090.50");
    expect(isEdit(leave)).toBe(false);
  });

  it("refuse a price above the limit", () => {
    expect(unreadableFields(changed(typed("1000000")))).toEqual({
      "line-1-price": ["That can be at most $999,999.99."],
    });
  });
});

describe("lines", () => {
  it("are added open, swapped with their quantity, and taken out", () => {
    const chair = { id: "1020", price: 42_000, quantity: 1, taxed: true, size: "medium" } as const;
    const added = changed({ do: "add_line", line: chair });
    expect(added.openLine).toBe(2);
    const swapped = changeQuote(changed(typed("5%", "off")), {
      do: "swap_line",
      key: 1,
      line: chair,
    });
    expect(lineOf(swapped)).toEqual({ ...chair, quantity: 2 });
    expect(draftOf(changeQuote(added, { do: "remove_line", key: 0 })).lines).toEqual([sofa, chair]);
  });

  it("are at most 100", () => {
    const full = writtenQuote({ ...empty, lines: Array.from({ length: 100 }, () => legs) });
    expect(changeQuote(full, { do: "add_line", line: legs })).toBe(full);
  });

  it("stay the same objects while others change, so that they aren't rendered again", () => {
    expect(changed(typed("5")).lines[0]).toBe(quote.lines[0]);
  });

  it("begin with the first one without a price open", () => {
    expect(quote.openLine).toBe(1);
  });

  it("are where the server finds fault with them, counted from 1", () => {
    const without = changed({ do: "remove_line", key: 0 });
    expect(fieldIdOf("lines.2.price", quote)).toBe("line-1-price");
    expect(fieldIdOf("lines.1.off", without)).toBe("line-1-off");
    expect(fieldIdOf("goodUntil", quote)).toBe("goodUntil");
  });
});

it("takes ZIP code, delivery price and deposit as they are typed; empty ones are computed", () => {
  const type = (field: "zip" | "deliveryPrice" | "deposit", text: string) =>
    ({ do: "type", field, text }) as const;
  const written = changed(
    type("zip", "TX 77008"),
    type("deliveryPrice", "$120"),
    type("deposit", "1k"),
  );
  expect(written.terms).toMatchObject({ zip: "77008", deliveryPrice: 12_000, deposit: 100_000 });
  const emptied = [type("deliveryPrice", ""), type("deposit", "")].reduce(changeQuote, written);
  expect(emptied.terms).toMatchObject({ deliveryPrice: null, deposit: null });
  expect(unreadableFields(changed(type("zip", "770")))).toHaveProperty("zip");
});

it("whatever is typed, what is saved can be read by the server", () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,$% k-") }));
  const lineField = fc.constantFrom("price", "quantity", "off" as const);
  const change = fc.oneof(
    fc.record({ do: fc.constant("type_line"), key: fc.nat(2), field: lineField, text }),
    fc.record({
      do: fc.constant("type"),
      field: fc.constantFrom("zip", "deliveryPrice", "deposit"),
      text,
    }),
  ) as fc.Arbitrary<QuoteChange>;
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const written = changed(...changes);
      if (Object.keys(unreadableFields(written)).length > 0) return;
      const draft = draftOf(written);
      expect(readDraft(JSON.stringify(draft))).toEqual({ ok: true, draft });
    }),
  );
});
