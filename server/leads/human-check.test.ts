import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { FormReader } from "./form-reader.ts";
import { signOfProgram } from "./human-check.ts";

const now = new Date("2026-11-21T10:00:00Z");

function signIn(fields: Record<string, string>): string | undefined {
  return signOfProgram(new FormReader(formFields(fields)), now);
}

it("suspects who fills in the field nobody sees", () => {
  expect(signIn({ leave_blank: "https://spam.example" })).toContain("no person sees");
  expect(signIn({ leave_blank: " " })).toBeUndefined();
});

it("suspects who is faster than anybody types", () => {
  expect(signIn({ startedAt: String(now.getTime() - 1499) })).toContain("second and a half");
  expect(signIn({ startedAt: String(now.getTime() - 1500) })).toBeUndefined();
});

it("has no complaint of people who take days over a form", () => {
  expect(signIn({ startedAt: String(now.getTime() - 5 * 24 * 3_600_000) })).toBeUndefined();
});

it("says nothing about a form without a time, or from a clock ahead of ours", () => {
  expect(signIn({})).toBeUndefined();
  expect(signIn({ startedAt: "yesterday" })).toBeUndefined();
  expect(signIn({ startedAt: String(now.getTime() + 60_000) })).toBeUndefined();
});
