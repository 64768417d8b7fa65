import { describe, expect, it } from "vitest";
import { checkHsts } from "./hsts.ts";

const site = { siteUrl: "https://shop.example", hstsIncludeSubdomains: false };
const hostOnly = "max-age=31536000";
const withSubdomains = "max-age=31536000; includeSubDomains";

/** The findings for a response with these values of the header. */
function foundIn(values: string[], config = site) {
  const rawHeaders = values.flatMap((value) => ["Strict-Transport-Security", value]);
  const response = { status: 200, headers: {}, rawHeaders, body: Buffer.alloc(0) };
  return checkHsts(response, config);
}

describe("Strict-Transport-Security", () => {
  it("is ok as the shop sends it, in any spelling", () => {
    expect(foundIn([hostOnly])).toMatchObject([{ level: "ok" }]);
    const wide = { ...site, hstsIncludeSubdomains: true };
    expect(foundIn(["max-age=31536000;includesubdomains"], wide)).toMatchObject([{ level: "ok" }]);
  });

  it.each([
    [[], /lost on the way/],
    [[hostOnly, hostOnly], /twice/],
    [[withSubdomains], /binds every other host/],
    [["max-age=60"], /says "max-age=60" where the shop says/],
  ])("is a warning as %j", (values, seen) => {
    expect(foundIn(values)).toEqual([
      { level: "warning", seen: expect.stringMatching(seen), advice: expect.any(String) },
    ]);
  });

  it("isn't checked without https", () => {
    expect(foundIn([], { ...site, siteUrl: "http://shop.example" })).toEqual([]);
  });
});
