import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { FormReader } from "./form-reader.ts";
import { checkHuman } from "./human-check.ts";

const now = new Date("2026-11-21T10:00:00Z");

function complaint(fields: Record<string, string>): string[] | undefined {
  const form = new FormReader(formFields(fields));
  checkHuman(form, now);
  return form.errors?.form;
}

it("asks to leave the honeypot empty", () => {
  expect(complaint({ company_website: "https://spam.example" })?.[0]).toContain("leave");
  expect(complaint({ company_website: " " })).toBeUndefined();
});

it("asks to press again when the form was sent faster than anybody types", () => {
  expect(complaint({ startedAt: String(now.getTime() - 1499) })?.[0]).toContain("once more");
  expect(complaint({ startedAt: String(now.getTime() - 1500) })).toBeUndefined();
});

it("says nothing about a form without a time, or from a clock ahead of ours", () => {
  expect(complaint({})).toBeUndefined();
  expect(complaint({ startedAt: "yesterday" })).toBeUndefined();
  expect(complaint({ startedAt: String(now.getTime() + 60_000) })).toBeUndefined();
});
