import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { suspicionReason } from "./bot-check.ts";
import { FormReader } from "./form-reader.ts";

const now = new Date("2026-11-21T10:00:00Z");

function signIn(fields: Record<string, string>): string | undefined {
  return suspicionReason(new FormReader(formFields(fields), "en"), now);
}

it("suspects a filled hidden field", () => {
  expect(signIn({ leave_blank: "https://spam.example" })).toContain("no person sees");
  expect(signIn({ leave_blank: " " })).toBeUndefined();
});

it("suspects a form sent faster than a person can type", () => {
  expect(signIn({ startedAt: String(now.getTime() - 1499) })).toContain("second and a half");
  expect(signIn({ startedAt: String(now.getTime() - 1500) })).toBeUndefined();
});

it("doesn't suspect slow people", () => {
  expect(signIn({ startedAt: String(now.getTime() - 5 * 24 * 3_600_000) })).toBeUndefined();
});

it("doesn't suspect a missing or future start time", () => {
  expect(signIn({})).toBeUndefined();
  expect(signIn({ startedAt: "yesterday" })).toBeUndefined();
  expect(signIn({ startedAt: String(now.getTime() + 60_000) })).toBeUndefined();
});
