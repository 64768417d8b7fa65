import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sku as skuSchema } from "#domain/product-fields.ts";
import { fittingSku, madeSku, skuCell } from "./sku.ts";

test("SKUs written so that spreadsheets keep their zeros", () => {
  expect(["'00123", '="00123"', "00123"].map(skuCell)).toEqual(Array(3).fill({ value: "00123" }));
});

describe("T6: a made SKU", () => {
  test("has the words of the handle and the choice", () => {
    expect(madeSku(["mesa-recliner"])).toBe("MESA-RECLINER");
    expect(madeSku(["mesa-recliner", "Extra Large", "Café Brown"])).toBe(
      "MESA-RECLINER-EXTRA-LARGE-CAFE-BROWN",
    );
  });

  test("is valid, and the same for the same words only, however long they are", () => {
    const handle = "extra-wide-power-reclining-lift-chair-with-heat";
    const words = [
      [handle],
      [handle, "S"],
      [handle, "L"],
      [`${handle}-2`],
      ["sofá"],
      ["沙发"],
      ["椅"],
    ];
    const made = words.map((each) => madeSku(each));
    expect(made.map((sku) => skuSchema.safeParse(sku).success)).toEqual(made.map(() => true));
    expect(new Set(made).size).toBe(made.length);
    expect(words.map((each) => madeSku([...each]))).toEqual(made);
    expect(madeSku(["mesa"], { distinct: true })).not.toBe(madeSku(["mesa"]));
  });

  test("is valid whatever the words", () => {
    const words = fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(words, (all) => {
        fc.pre(all.join("").trim() !== "");
        expect(skuSchema.safeParse(madeSku(all)).error).toBeUndefined();
        const fitting = fittingSku(all.join(""));
        expect(fitting === "" || skuSchema.safeParse(fitting).success).toBe(true);
      }),
    );
  });
});

test("T6: another shop's SKU keeps its form, or is written in ours", () => {
  expect(["AB6587-SECT-R+OT", "B210/2", "M-CareKit-a"].map(fittingSku)).toEqual([
    "AB6587-SECT-R+OT",
    "B210/2",
    "M-CareKit-a",
  ]);
  expect(["SOFA 14 GRAY", '84" Sofa', " -A1- "].map(fittingSku)).toEqual([
    "SOFA-14-GRAY",
    "84-Sofa",
    "A1",
  ]);
  expect(fittingSku("x".repeat(60))).toHaveLength(40);
});
