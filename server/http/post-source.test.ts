import type { IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { normalizeHost, ownOrigin } from "./own-origin.ts";
import { foreignPost } from "./post-source.ts";

function judge(headers: IncomingHttpHeaders, siteUrl = "https://shop.example", trustProxy = 0) {
  return foreignPost({ headers }, ownOrigin({ headers }, { siteUrl, trustProxy }), true);
}

describe("a post from one of our pages", () => {
  it.each<[string, IncomingHttpHeaders]>([
    ["SITE_URL", { host: "backend:3000", origin: "https://shop.example" }],
    ["P3: our own host over http", { host: "shop.example", origin: "http://shop.example" }],
    [
      "P3: an http page whose form the browser sent over https",
      {
        host: "shop.example",
        origin: "http://shop.example",
        "sec-fetch-site": "cross-site",
      },
    ],
    ["P4: Host with :443", { host: "www.shop.example:443", origin: "https://www.shop.example" }],
    ["P4: Host with :80", { host: "www.shop.example:80", origin: "https://www.shop.example" }],
    ["P4: Host in capitals", { host: "WWW.Shop.Example", origin: "https://www.shop.example" }],
    ["a host with a trailing dot", { host: "shop.example.", origin: "https://shop.example." }],
    ["a port of its own", { host: "10.0.0.1:3000", origin: "http://10.0.0.1:3000" }],
    ["an IPv6 host", { host: "[2001:db8::1]:3000", origin: "http://[2001:db8::1]:3000" }],
    ["only Sec-Fetch-Site", { host: "backend", "sec-fetch-site": "same-origin" }],
    ["a typed address", { host: "backend", "sec-fetch-site": "none" }],
    ["a program that sends no origin", { host: "shop.example" }],
    ["Referer where Origin is missing", { host: "x", referer: "https://shop.example/quote" }],
    [
      "Referer where Origin is hidden",
      { host: "x", origin: "null", referer: "https://shop.example/quote" },
    ],
  ])("is accepted: %s", (_, headers) => {
    expect(judge(headers)).toBeUndefined();
  });

  test("P4: is accepted from the host a trusted proxy reports", () => {
    const headers = {
      host: "backend:3000",
      origin: "https://www.shop.example",
      "x-forwarded-host": "www.shop.example:443",
    };
    const local = "http://localhost:3000";
    expect(judge(headers, local, 1)).toBeUndefined();
    expect(judge(headers, local, 0)).toMatchObject({ reason: "another site" });
  });
});

describe("where programs may not post", () => {
  const judgeStrictly = (headers: IncomingHttpHeaders) => {
    const config = { siteUrl: "https://shop.example", trustProxy: 0 };
    return foreignPost({ headers }, ownOrigin({ headers }, config), false);
  };

  it.each<IncomingHttpHeaders>([
    { host: "shop.example" },
    { host: "shop.example", referer: "https://shop.example/quote" },
  ])("a post is refused that names no origin: %j", (headers) => {
    expect(judgeStrictly(headers)).toMatchObject({ reason: "no origin named" });
  });

  it.each<IncomingHttpHeaders>([
    { host: "x", origin: "https://shop.example" },
    { host: "x", "sec-fetch-site": "same-origin" },
    { host: "x", origin: "null", referer: "https://shop.example/quote" },
  ])("one of our own pages is accepted: %j", (headers) => {
    expect(judgeStrictly(headers)).toBeUndefined();
  });

  it("a post from another site is refused as anywhere", () => {
    const headers = { host: "shop.example", origin: "https://evil.example" };
    expect(judgeStrictly(headers)).toMatchObject({ reason: "another site" });
  });
});

describe("a post from another origin", () => {
  it.each<[IncomingHttpHeaders, string, string]>([
    [{ origin: "https://evil.example" }, "another site", "https://evil.example"],
    [
      { origin: "https://shop.example.evil.example" },
      "another site",
      "https://shop.example.evil.example",
    ],
    [{ origin: "https://shop.example:8443" }, "another site", "https://shop.example:8443"],
    [{ origin: "https://www.shop.example" }, "another site", "https://www.shop.example"],
    [{ origin: "https://shop.example, https://evil.example" }, "another site", "unreadable"],
    [{ origin: "https://evil@shop.example" }, "another site", "unreadable"],
    [{ origin: "chrome-extension://shop.example" }, "another site", "unreadable"],
    [{ origin: "jane@doe.example" }, "another site", "unreadable"],
    [{ origin: "null" }, "no origin named", "null"],
    [
      { origin: "null", referer: "https://evil.example/a?b" },
      "another site",
      "https://evil.example",
    ],
    [{ referer: "https://evil.example/jane" }, "another site", "https://evil.example"],
    [{ "sec-fetch-site": "cross-site" }, "another site", ""],
    [{ "sec-fetch-site": "same-site" }, "another site", ""],
    [{ "sec-fetch-site": "SAME-ORIGIN" }, "another site", ""],
    [{ origin: "null", "sec-fetch-site": "cross-site" }, "no origin named", "null"],
  ])("is refused with its reason: %j", (headers, reason, origin) => {
    expect(judge({ host: "shop.example", ...headers })).toMatchObject({
      reason,
      origin,
      ownHosts: ["shop.example"],
    });
  });

  test("can't be faked by another site's page", () => {
    const port = fc.constantFrom("", ":443", ":80", ":8443");
    fc.assert(
      fc.property(
        fc.constantFrom("http", "https"),
        fc.domain(),
        port,
        fc.domain(),
        port,
        fc.constantFrom("cross-site", "same-site", ""),
        fc.array(fc.domain(), { maxLength: 3 }),
        (scheme, name, namePort, own, ownPort, site, chain) => {
          const { origin, host, href } = new URL(`${scheme}://${name}${namePort}/form?a=b`);
          const headers = {
            host: own + ownPort,
            origin,
            referer: href,
            ...(site ? { "sec-fetch-site": site } : {}),
            "x-forwarded-host": [...chain, own].join(","),
          };
          fc.pre(![normalizeHost(own + ownPort), own].includes(normalizeHost(host) ?? ""));
          expect(judge(headers, `https://${own}`, 1)).toMatchObject({ reason: "another site" });
        },
      ),
    );
  });
});
