import { afterEach, describe, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { maxFormBytesWithFile } from "./body-limits.ts";
import type { ProbeReport } from "./doctor-probe.ts";

const TOKEN = "ab".repeat(32);
let shop: ListeningShop;

/** Starts a shop that accepts `TOKEN` once. */
async function openShop(trustProxy = 0, siteUrl = "https://shop.example"): Promise<void> {
  const known = new Set([TOKEN]);
  shop = await listeningShop({
    config: { siteUrl, trustProxy },
    redeemToken: async (token) => (known.delete(token) ? "the proof" : undefined),
  });
}
afterEach(() => shop.close());

async function report(headers: Record<string, string> = {}): Promise<ProbeReport> {
  const response = await fetch(`${shop.url}/doctor/${TOKEN}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as ProbeReport;
}

describe("the doctor's address", () => {
  it("reports what arrived, uncached and not indexed", async () => {
    await openShop();
    const response = await fetch(`${shop.url}/doctor/${TOKEN}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.json()).toEqual({
      proof: "the proof",
      siteUrl: "https://shop.example",
      trustProxy: 0,
      host: new URL(shop.url).host,
      believedHost: new URL(shop.url).host,
      scheme: null,
      visitor: "connected",
      madeUpEntries: 0,
      addedEntries: 0,
      disagreeing: [],
      received: 0,
    });
  });

  it("is a normal 404 for a used, unknown or missing token", async () => {
    await openShop();
    await report();
    for (const path of [
      `/doctor/${TOKEN}`,
      `/doctor/${"0".repeat(64)}`,
      "/doctor",
      "/doctor/x",
      `/doctor/${TOKEN}/x`,
    ]) {
      for (const method of ["GET", "HEAD", "POST"]) {
        expect([path, await describeResponse(path, method)]).toEqual([
          path,
          await describeResponse("/doctors", method),
        ]);
      }
    }
  });

  /** Status and headers of a response, without the ones that always differ. */
  async function describeResponse(path: string, method: string): Promise<unknown> {
    const response = await fetch(shop.url + path, { method });
    const headers = Object.fromEntries(response.headers);
    for (const name of ["date", "etag", "x-request-id", "content-length"]) delete headers[name];
    return { status: response.status, headers };
  }

  it("is the ordinary 404 while the database can't be queried", async () => {
    shop = await listeningShop({
      redeemToken: async () => {
        throw new Error("no connection");
      },
    });
    const response = await fetch(`${shop.url}/doctor/${TOKEN}`);
    expect([response.status, await response.text()]).toEqual([200, `page /doctor/${TOKEN} query `]);
  });

  it("looks up at most 600 tokens per client in ten minutes", async () => {
    let lookups = 0;
    shop = await listeningShop({
      redeemToken: async () => {
        lookups += 1;
        return undefined;
      },
    });
    for (let turn = 0; turn < 605; turn += 1) await fetch(`${shop.url}/doctor/${TOKEN}`);
    expect(lookups).toBe(600);
  });

  it("is logged without its token", async () => {
    await openShop();
    await report();
    expect(shop.log.join("\n")).toContain("/doctor/:key");
    expect(shop.log.join("\n")).not.toContain(TOKEN);
  });

  it("counts a body up to the size of the largest form", async () => {
    for (const [sent, received] of [
      [0, 0],
      [1_000, 1_000],
      [maxFormBytesWithFile, maxFormBytesWithFile],
    ]) {
      await openShop();
      const response = await fetch(`${shop.url}/doctor/${TOKEN}`, {
        method: "POST",
        body: Buffer.alloc(sent ?? 0),
      });
      expect(await response.json()).toMatchObject({ received });
      if (sent !== maxFormBytesWithFile) await shop.close();
    }
  });

  it("responds before the https redirect", async () => {
    await openShop(1);
    expect((await report({ "x-forwarded-proto": "http" })).scheme).toBe("http");
  });

  it("P4: distinguishes the forwarded host from the requested one", async () => {
    await openShop(1);
    const { host, believedHost } = await report({ "x-forwarded-host": "Shop.Example:443" });
    expect([host, believedHost]).toEqual([new URL(shop.url).host, "shop.example"]);
  });
});

describe("P6: which address the shop takes for the client's", () => {
  it.each([
    // The header, how many proxies are trusted, and what is reported.
    ["203.0.113.7, 198.51.100.1", 0, "connected", 1, 1],
    ["203.0.113.7, 198.51.100.1", 1, "forwarded", 1, 1],
    ["203.0.113.7, 198.51.100.1", 2, "made up", 1, 1],
    ["203.0.113.7, 203.0.113.8, 198.51.100.1, 10.0.0.1", 2, "forwarded", 2, 2],
    ["203.0.113.7, 203.0.113.8, 198.51.100.1, 10.0.0.1", 3, "made up", 2, 2],
    ["198.51.100.1", 1, "forwarded", 0, 1],
    ["203.0.113.7", 1, "made up", 1, 0],
  ] as const)("with %j and TRUST_PROXY=%i: %s", async (header, trust, visitor, made, added) => {
    await openShop(trust);
    const seen = await report({ "x-forwarded-for": header });
    expect([seen.visitor, seen.madeUpEntries, seen.addedEntries]).toEqual([visitor, made, added]);
    expect(JSON.stringify(seen)).not.toMatch(/198\.51|203\.0|10\.0\.0/);
  });

  it("reports whether a content network further out names another client", async () => {
    await openShop(1);
    const headers = { "x-forwarded-for": "198.51.100.1", "cf-connecting-ip": "192.0.2.9" };
    expect((await report(headers)).disagreeing).toEqual(["cf-connecting-ip"]);
    await shop.close();
    await openShop(1);
    const alike = { ...headers, "cf-connecting-ip": "198.51.100.1" };
    expect((await report(alike)).disagreeing).toEqual([]);
  });
});
