import { expect, test } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { formKey } from "./form-key.ts";
import type { PostedFiles } from "./submission.ts";

const form = { name: "Dana", lookingFor: "A desk", idempotencyKey: "k" };

function keyOf(changed: Record<string, string | string[]> = {}, files?: PostedFiles) {
  return formKey({}, formFields({ ...form, ...changed }), files);
}

function photo(name: string, size: number): PostedFiles {
  return new Map([["offerFile", { name, size, read: async () => Buffer.alloc(size) }]]);
}

test("a form without a key has none", () => {
  expect(keyOf({ idempotencyKey: "" })).toBeUndefined();
  expect(keyOf({ idempotencyKey: " " })).toBeUndefined();
});

test.each<Record<string, string>>([
  { startedAt: "2" },
  { page_url: "https://shop.example/custom-request?a" },
  { utm_source: "flyer" },
  { leave_blank: "filled in" },
  { productId: "1003" },
])("T20: %j doesn't make a form another one", (changed) => {
  expect(keyOf(changed)).toBe(keyOf());
});

test.each<Record<string, string | string[]>>([
  { name: "Sam" },
  { lookingFor: "" },
  { phone: "(713) 555-0188" },
  { itemId: "1003" },
  { itemQuantity: ["1", "2"] },
  { idempotencyKey: "l" },
])("T20: %j makes it another one", (changed) => {
  expect(keyOf(changed)).not.toBe(keyOf());
});

test("T20: another photo makes it another one", () => {
  expect(keyOf({}, photo("a.jpg", 1))).toBe(keyOf({}, photo("a.jpg", 1)));
  expect(keyOf({}, photo("b.jpg", 1))).not.toBe(keyOf({}, photo("a.jpg", 1)));
  expect(keyOf({}, photo("a.jpg", 2))).not.toBe(keyOf({}, photo("a.jpg", 1)));
  expect(keyOf()).not.toBe(keyOf({}, photo("a.jpg", 1)));
});

test("a booking has one key however it is changed (rule 10.27)", () => {
  const bookings = { hasChanged: () => true };
  expect(formKey(bookings, formFields({ ...form, name: "Sam" }))).toBe("k");
});

test("a long key is shortened, but stays different from others", () => {
  const long = (last: string) => keyOf({ idempotencyKey: "k".repeat(5000) + last });
  expect(long("a")?.length).toBeLessThan(200);
  expect(long("a")).not.toBe(long("b"));
});
