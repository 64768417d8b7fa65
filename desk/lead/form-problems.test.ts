import { expect, it } from "vitest";
import { formProblems } from "./form-problems.ts";

it.each<[Record<string, string>, string | undefined]>([
  [{ action: "note", text: "  " }, "text"],
  [{ action: "note", text: "Called." }, undefined],
  [{ action: "note", text: "a".repeat(2001) }, "text"],
  [{ action: "reply", text: "" }, "text"],
  [{ action: "reply", text: "Yes, we do." }, undefined],
  [{ action: "lost" }, "reason"],
  [{ action: "lost", reason: "price" }, undefined],
  [{ action: "lost", reason: "price", text: "a".repeat(501) }, "text"],
  [{ action: "done" }, undefined],
])("finds what is missing: %j", (fields, field) => {
  expect(Object.keys(formProblems(fields) ?? {})[0]).toBe(field);
});
