import { describe, expect, it } from "vitest";
import { isEmailAddress } from "./contact-format.ts";

describe("an e-mail address", () => {
  /** A host of so many letters, labels of 49 with dots between. */
  const host = (length: number) => `${"h".repeat(49)}.`.repeat(5).slice(0, length - 4) + ".com";

  it("has at most 64 characters before its @", () => {
    expect(isEmailAddress(`${"a".repeat(64)}@example.com`)).toBe(true);
    expect(isEmailAddress(`${"a".repeat(65)}@example.com`)).toBe(false);
  });

  it("has at most 254 characters in all", () => {
    const name = "a".repeat(20);
    const longest = `${name}@${host(233)}`;
    expect(longest).toHaveLength(254);
    expect(isEmailAddress(longest)).toBe(true);
    expect(isEmailAddress(`a${longest}`)).toBe(false);
  });
});
