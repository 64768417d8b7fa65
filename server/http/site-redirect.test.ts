import { request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterEach, describe, expect, it, test } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

const siteUrl = "https://shop.example";
let shop: ListeningShop;
afterEach(() => shop.close());

async function open(trustProxy = 1, site = siteUrl) {
  shop = await listeningShop({ config: { siteUrl: site, trustProxy } });
}

interface RequestToSend {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request as a proxy does: `Host` and the path exactly as given. */
function send({ path, method = "GET", headers = {}, body }: RequestToSend) {
  return new Promise<{ status: number; location: string | undefined; cache: string | undefined }>(
    (resolve, reject) => {
      const options = { path, method, headers: { host: "shop.example", ...headers } };
      request(shop.url, options, async (response) => {
        await text(response);
        const { location, "cache-control": cache } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, cache });
      })
        .on("error", reject)
        .end(body);
    },
  );
}

const byHttp = { "x-forwarded-proto": "http" };
const form = { "content-type": "application/x-www-form-urlencoded" };

describe("P3: a request over http, as the trusted proxy reports it", () => {
  it.each<[string, RequestToSend, string]>([
    ["a page", { path: "/" }, "/"],
    ["a page with a query", { path: "/search?q=a%20b&page=2" }, "/search?q=a%20b&page=2"],
    ["another spelling", { path: "/Search/" }, "/Search/"],
    ["two slashes", { path: "//evil.example/a" }, "//evil.example/a"],
    ["a file", { path: "/assets/a-b1c2d3.js" }, "/assets/a-b1c2d3.js"],
    ["HEAD", { path: "/", method: "HEAD" }, "/"],
    [
      "a form",
      { path: "/quote-request?a=1", method: "POST", headers: form, body: "name=Jane" },
      "/quote-request?a=1",
    ],
    ["the address of another host", { path: "/a", headers: { host: "other.example" } }, "/a"],
    ["a whole address in the request line", { path: "http://other.example/a?b" }, "/a?b"],
  ])("is redirected to SITE_URL: %s", async (_, sent, target) => {
    await open();
    const response = await send({ ...sent, headers: { ...sent.headers, ...byHttp } });
    expect(response).toEqual({ status: 308, location: siteUrl + target, cache: "no-store" });
  });

  it.each(["/healthz", "/readyz"])("is served for %s", async (path) => {
    await open();
    expect((await send({ path, headers: byHttp })).status).toBe(200);
    expect((await send({ path, method: "OPTIONS", headers: byHttp })).status).toBe(200);
  });

  it("isn't redirected if no proxy is trusted or SITE_URL is http", async () => {
    await open(0);
    expect((await send({ path: "/", headers: byHttp })).status).toBe(200);
    await shop.close();
    await open(1, "http://shop.example");
    expect((await send({ path: "/", headers: byHttp })).status).toBe(200);
  });

  it("is refused if its address is broken", async () => {
    await open();
    expect((await send({ path: "/%00", headers: byHttp })).status).toBe(400);
  });

  it("is never redirected to another site, whatever the address", async () => {
    await open();
    const printable = fc.stringMatching(/^[!-~]{0,30}$/);
    await fc.assert(
      fc.asyncProperty(printable, printable, async (path, host) => {
        const headers = { ...byHttp, "x-forwarded-host": host };
        const { status, location } = await send({ path: `/${path}`, headers });
        expect(status).toBeLessThan(500);
        if (status === 308) expect(new URL(location ?? "").origin).toBe(siteUrl);
      }),
      { numRuns: 200 },
    );
  });
});

describe("never redirects in a loop", () => {
  it("when the proxy reports no protocol, or https", async () => {
    await open();
    expect((await send({ path: "/" })).status).toBe(200);
    expect((await send({ path: "/", headers: { "x-forwarded-proto": "https" } })).status).toBe(200);
  });

  it("when the proxy wrongly reports http for a browser that uses https", async () => {
    await open();
    const wrongHeaders = { ...byHttp, "sec-fetch-site": "none" };
    expect((await send({ path: "/", headers: wrongHeaders })).status).toBe(200);
    const post = { ...wrongHeaders, ...form, origin: siteUrl, "sec-fetch-site": "same-origin" };
    expect((await send({ path: "/a", method: "POST", headers: post, body: "a=1" })).status).toBe(
      200,
    );
    // The proxy's report is also wrong for clients that don't show it.
    expect((await send({ path: "/", headers: byHttp })).status).toBe(200);
    expect(shop.log.filter((line) => line.includes("X-Forwarded-Proto says http"))).toHaveLength(1);
  });

  it("when the proxy always reports http and the client sends no Fetch metadata", async () => {
    await open();
    let hops = 0;
    const isRedirected = async () =>
      (await send({ path: "/delivery-info", headers: byHttp })).status === 308;
    while (hops < 5 && (await isRedirected())) hops += 1;
    expect(hops).toBeLessThan(5);
  });
});

test("with a correct proxy no client can disable the redirect for others", async () => {
  await open();
  await send({ path: "/", headers: { "x-forwarded-proto": "https" } });
  await send({ path: "/", headers: { ...byHttp, "sec-fetch-site": "none" } });
  expect((await send({ path: "/", headers: byHttp })).status).toBe(308);
});

test("P3: a form of an http page is redirected even if the browser adds Fetch metadata", async () => {
  await open();
  const headers = {
    ...byHttp,
    ...form,
    origin: "http://shop.example",
    "sec-fetch-site": "same-origin",
  };
  const response = await send({ path: "/quote-request", method: "POST", headers, body: "a=1" });
  expect(response.status).toBe(308);
});
