import { describe, expect, it } from "vitest";
import { isEmailAddress } from "./contact-format.ts";

describe("an e-mail address", () => {
  it("has at most 64 characters before its @", () => {
    expect(isEmailAddress(`${"a".repeat(64)}@example.com`)).toBe(true);
    expect(isEmailAddress(`${"a".repeat(65)}@example.com`)).toBe(false);
  });

  it("has at most 254 characters in all", () => {
    const labels = `${"h".repeat(49)}.`.repeat(5);
    const longest = `${"a".repeat(20)}@${labels.slice(0, 229)}.com`;
    expect(longest).toHaveLength(254);
    expect(isEmailAddress(longest)).toBe(true);
    expect(isEmailAddress(`a${longest}`)).toBe(false);
  });
});
