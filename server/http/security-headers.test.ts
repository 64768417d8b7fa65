import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config/read-config.ts";
import { everyKind } from "#tests/support/every-kind.ts";
import { securityHeaders } from "./security-headers.ts";

/** The header for this environment. */
function transportOf(env: Record<string, string>): string | undefined {
  const read = readConfig(env, everyKind);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join());
  return securityHeaders(read.config)["strict-transport-security"];
}

const site = { SITE_URL: "https://shop.example" };

describe("Strict-Transport-Security", () => {
  it("applies to this host only", () => {
    expect(transportOf(site)).toBe("max-age=31536000");
    expect(transportOf({ ...site, HSTS_INCLUDE_SUBDOMAINS: "0" })).toBe("max-age=31536000");
  });

  it("includes subdomains when the owner asks for it", () => {
    const header = transportOf({ ...site, HSTS_INCLUDE_SUBDOMAINS: "1" });
    expect(header).toBe("max-age=31536000; includeSubDomains");
  });

  it("is not sent by a shop without https", () => {
    const plain = { SITE_URL: "http://shop.example", HSTS_INCLUDE_SUBDOMAINS: "1" };
    expect(transportOf(plain)).toBeUndefined();
  });

  it("refuses another value and shows the valid ones", () => {
    const read = readConfig({ ...site, HSTS_INCLUDE_SUBDOMAINS: "yes" }, everyKind);
    expect(read).toMatchObject({
      ok: false,
      problems: [
        { name: "HSTS_INCLUDE_SUBDOMAINS", message: expect.stringContaining("must be 1") },
      ],
    });
  });
});
