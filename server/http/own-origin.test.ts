import type { IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hostOfUrl, isLoopback, normalizeHost, ownOrigin } from "./own-origin.ts";

const siteUrl = "https://shop.example";
const own = (headers: IncomingHttpHeaders, trustProxy = 0) =>
  ownOrigin({ headers }, { siteUrl, trustProxy });

describe("P4: normalizing a host", () => {
  it.each([
    ["shop.example", "shop.example"],
    ["SHOP.Example", "shop.example"],
    ["shop.example:443", "shop.example"],
    ["shop.example:80", "shop.example"],
    ["shop.example:00443", "shop.example"],
    ["shop.example:", "shop.example"],
    ["shop.example.", "shop.example"],
    ["shop.example.:443", "shop.example"],
    ["shop.example:8443", "shop.example:8443"],
    ["[2001:DB8::1]:443", "[2001:db8::1]"],
    ["[2001:db8:0:0:0:0:0:1]:3000", "[2001:db8::1]:3000"],
    ["127.0.0.1:3000", "127.0.0.1:3000"],
  ])("%s is %s", (written, plain) => {
    expect(normalizeHost(written)).toBe(plain);
  });

  it.each([
    "",
    ".",
    ":443",
    "shop.example:99999",
    "shop.example:4e3",
    "evil@shop.example",
    "shop.example/",
    "shop.example?x",
    "shop.example#x",
    "shop.example\\evil.example",
    "shop.example, evil.example",
    "shop.example evil.example",
    "%73hop.example",
    "[::1",
    "2001:db8::1",
    "[fe80::1%25eth0]",
  ])("%j isn't a host", (written) => {
    expect(normalizeHost(written)).toBeUndefined();
  });

  it("leaves a normalized host unchanged", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.ipV4(), fc.ipV6()), (text) => {
        const plain = normalizeHost(text);
        if (plain !== undefined) expect(normalizeHost(plain)).toBe(plain);
      }),
    );
  });

  it("ignores a default port, upper case and a trailing dot", () => {
    const port = fc.constantFrom("", ":80", ":443", ":0443");
    const dot = fc.constantFrom("", ".");
    const host = fc.oneof(fc.domain(), fc.ipV4());
    fc.assert(
      fc.property(host, dot, port, fc.boolean(), (name, trailingDot, portSuffix, upperCase) => {
        const written = `${upperCase ? name.toUpperCase() : name}${trailingDot}${portSuffix}`;
        expect(normalizeHost(written)).toBe(normalizeHost(name));
      }),
    );
  });

  it.each(["file:///etc/passwd", "null", "shop.example", "javascript:1", "https://a@shop.example"])(
    "%s has no host",
    (address) => expect(hostOfUrl(address)).toBeUndefined(),
  );

  it.each(["localhost:3000", "shop.localhost", "127.1.2.3", "[::1]:80"])(
    "%s is a loopback host",
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(["localhost.example", "10.0.0.1", "1127.0.0.1", "notlocalhost"])(
    "%s isn't a loopback host",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});

describe("our own origin", () => {
  it("is SITE_URL and the requested host", () => {
    expect(own({ host: "WWW.shop.example:443" })).toEqual({
      siteUrl,
      host: "www.shop.example",
      hosts: ["shop.example", "www.shop.example"],
      scheme: undefined,
    });
  });

  test("P4: is also the host a trusted proxy reports when it doesn't pass on Host", () => {
    const headers = { host: "backend:3000", "x-forwarded-host": "Www.Shop.example:443" };
    expect(own(headers, 1)).toMatchObject({
      host: "www.shop.example",
      hosts: ["shop.example", "backend:3000", "www.shop.example"],
    });
    expect(own(headers, 0).hosts).not.toContain("www.shop.example");
  });

  it.each<[string, number, "http" | "https" | undefined]>([
    ["http", 0, undefined],
    ["HTTP", 1, "http"],
    ["https, http", 1, "http"],
    ["https, http", 2, "https"],
    ["http, https", 1, "https"],
    ["ftp", 1, undefined],
    ['"http"', 1, undefined],
  ])("takes the scheme from a trusted proxy: %s behind %i is %s", (proto, depth, scheme) => {
    expect(own({ "x-forwarded-proto": proto }, depth).scheme).toBe(scheme);
  });

  it("ignores entries a client added", () => {
    const hosts = fc.array(fc.domain(), { minLength: 1, maxLength: 4 });
    const protos = fc.constantFrom("http", "https");
    const spoofed = fc.array(fc.oneof(fc.domain(), fc.string(), protos), { maxLength: 4 });
    fc.assert(
      fc.property(hosts, protos, spoofed, spoofed, (trusted, proto, fakeHosts, fakeProtos) => {
        const depth = trusted.length;
        const trustedProtos = Array<string>(depth).fill(proto);
        const headers = (hosts: string[], protos: string[]) => ({
          host: "shop.example",
          "x-forwarded-host": hosts.join(", "),
          "x-forwarded-proto": protos.join(", "),
        });
        const expected = own(headers(trusted, trustedProtos), depth);
        expect(
          own(headers([...fakeHosts, ...trusted], [...fakeProtos, ...trustedProtos]), depth),
        ).toEqual(expected);
        expect(own(headers(fakeHosts, fakeProtos), 0)).toEqual(own({ host: "shop.example" }));
      }),
    );
  });

  it("accepts any headers without an error", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.nat(10),
        (host, other, proto, depth) => {
          const headers = { host, "x-forwarded-host": other, "x-forwarded-proto": proto };
          expect(own(headers, depth).hosts).toContain("shop.example");
        },
      ),
    );
  });
});
