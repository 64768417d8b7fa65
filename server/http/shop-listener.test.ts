import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { echo, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

let shop: ListeningShop;
beforeAll(async () => {
  shop = await listeningShop();
});
afterAll(() => shop.close());

/** Sends a path exactly as written; `fetch` would normalize it. */
function raw(path: string, method = "GET"): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${shop.url}`, { path, method }, async (response) => {
      await text(response);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, ...(headers.location ? { location: headers.location } : {}) });
    });
    sent.on("error", reject).end();
  });
}

describe("addresses", () => {
  it.each([
    ["/Collections/Living-Room/", "/collections/living-room"],
    ["/price-match/?utm_source=a&B=C", "/price-match?utm_source=a&B=C"],
    ["/collections/stationary-sectionals", "/collections/living-room/stationary-sectionals"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["/products//sofa", "/products/sofa"],
  ])("redirects %s to %s permanently", async (path, location) => {
    expect(await raw(path)).toEqual({ status: 301, location });
  });

  it.each([
    "/%",
    "/%00",
    "/%E0%A4%A",
    "/a%0d%0aset-cookie:x",
    "/\\elsewhere.example",
    "/a%5c..%5cb",
    "/bookings/../quote-request",
    "/bookings/%2e%2E/quote-request",
    "/bookings/.%2e/quote-request",
    "/./quote-request",
    "/collections/..",
    "/collections/%2e",
    "/<script>",
    "/a>b",
    '/a"b',
    "/search?q=<b>",
  ])("refuses the broken address %j", async (path) => {
    expect((await raw(path)).status).toBe(400);
  });

  it("refuses an address that is too long", async () => {
    expect((await raw(`/${"a".repeat(9_000)}`)).status).toBe(414);
  });

  it.each(["/bookings/aBcD", "/quotes/aBcD"])(
    "keeps the case of private links: %s",
    async (path) => {
      expect((await raw(path)).status).toBe(200);
    },
  );

  it("accepts any query", async () => {
    expect((await raw("/search?q=%&q=%00&__proto__=1")).status).toBe(200);
  });

  it("returns 404 for a missing file without rendering", async () => {
    expect((await raw("/assets/old-a1b2c3.js")).status).toBe(404);
  });
});

describe("methods", () => {
  it.each(["PUT", "DELETE", "PATCH", "TRACE"])("refuses %s", async (method) => {
    expect((await raw("/", method)).status).toBe(405);
  });

  it.each(["/", "*", "/quote-request", "/nowhere"])(
    "P8: responds to OPTIONS for %s",
    async (path) => {
      const received = await fetchRaw(`OPTIONS ${path} HTTP/1.0`);
      expect(received).toMatch(/^HTTP\/1\.1 204 /);
      expect(received).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/im);
      expect(received).not.toMatch(/access-control/i);
    },
  );

  it("responds to HEAD as to GET, without the body", async () => {
    const response = await fetch(shop.url, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await response.text()).toBe("");
  });

  /** Sends a request line as HAProxy's health checks do: HTTP/1.0, without headers. */
  async function fetchRaw(line: string): Promise<string> {
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
    socket.write(`${line}\r\n\r\n`);
    return text(socket);
  }

  it("refuses oversized headers and keeps running", async () => {
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
    expect((await raw("/")).status).toBe(200);
  });
});

describe("every response", () => {
  it("has the security headers and its request id", async () => {
    const { headers } = await fetch(shop.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("2S2: of a public page is the cached one with the desk's cookie too (rule 16.16)", async () => {
    const render = vi.fn(echo);
    const counted = await listeningShop({ render });
    const respond = async (headers: Record<string, string>) => {
      const response = await fetch(`${counted.url}/products/sofa`, { headers });
      const { "x-request-id": _, date: __, ...same } = Object.fromEntries(response.headers);
      return [response.status, same, await response.text()];
    };
    const first = await respond({});
    expect(await respond({ cookie: "__Host-desk=0a1b" })).toEqual(first);
    expect(render).toHaveBeenCalledOnce();
    await counted.close();
  });

  it("is logged in one line, without the query", async () => {
    const { headers } = await fetch(`${shop.url}/search?q=jane@doe.example`);
    const id = headers.get("x-request-id") ?? "none";
    const line = JSON.parse(shop.log.find((entry) => entry.includes(id)) ?? "{}");
    expect(line).toMatchObject({ id, method: "GET", path: "/search", status: 200 });
    expect(shop.log.join()).not.toContain("jane");
  });

  it.each([
    ["/bookings/the-secret-key", "/bookings/:token"],
    ["//Bookings/the-secret-key/delivery.ics", "//Bookings/:token"],
    ["/quotes/the-secret-key", "/quotes/:token"],
    ["/Quotes//the-secret-key.data", "/Quotes/:token"],
    ["/quotes%2Fthe-secret-key", "/quotes/:token"],
    [`/lead-files/${"5ec0".repeat(16)}`, "/lead-files/:key"],
    [`/elsewhere/${"5EC0".repeat(16)}.jpg`, "/elsewhere/:key.jpg"],
    ["/contact/jane@doe.example", "/contact/:address"],
    ["/unsubscribe/jane%40doe.example/now", "/unsubscribe/:address/now"],
  ])("keeps keys and email addresses out of the log: %s", async (path, loggedPath) => {
    const { status } = await fetch(shop.url + path, { redirect: "manual" });
    expect(status).toBeGreaterThan(0);
    const log = shop.log.join();
    expect(log).toContain(`"path":"${loggedPath}`);
    expect(log).not.toMatch(/the-secret-key|(5ec0){8}|doe\.example/i);
  });
});

describe("a server error", () => {
  it("is logged with its id and returns a page with advice", async () => {
    const broken = await listeningShop({
      render: async () => {
        throw new Error("render exploded");
      },
    });
    const response = await fetch(broken.url);
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain("Please try again");
    expect(page).toContain(response.headers.get("x-request-id"));
    expect(page).not.toContain("exploded");
    expect(broken.log.join()).toContain("render exploded");
    await broken.close();
  });

  it("is 503 with Retry-After and the id during a database outage", async () => {
    const away = await listeningShop({
      render: async () => {
        throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
      },
    });
    const response = await fetch(away.url);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.text()).toContain(response.headers.get("x-request-id"));
    await away.close();
  });
});
