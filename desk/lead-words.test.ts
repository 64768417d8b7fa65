import { expect, it } from "vitest";
import { kindText } from "./lead-words.ts";

it.each([
  [{ kind: "quote", language: "en" }, "Quote request"],
  [{ kind: "quote", language: "es" }, "Quote request in Spanish"],
  [{ kind: "booking", language: "es" }, "Delivery booking in Spanish"],
] as const)("names a kind, with its language unless it is English: %o", (lead, text) => {
  expect(kindText(lead)).toBe(text);
});
