import { expect, test } from "vitest";
import { productFileSchema } from "./product-file.ts";

const takes = (sku: string) => productFileSchema.shape.sku.safeParse(sku).success;

test("a SKU may be written as vendors write theirs (rule 3.1)", () => {
  expect(
    ["PF-4400-GRY", "AB6587-SECT-R+OT", "M-CareKit-a", "B210/2", "100.45(A)"].every(takes),
  ).toBe(true);
  expect(["", "-A", "A B", "A\u200b", "A;B", "A|B", "x".repeat(41)].some(takes)).toBe(false);
});
