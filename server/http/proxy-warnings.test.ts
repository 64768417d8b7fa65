import { request } from "node:http";
import { afterEach, describe, expect, it, test } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import type { OriginConfig } from "./own-origin.ts";

let shop: ListeningShop;
afterEach(() => shop.close());

async function open(config: OriginConfig) {
  shop = await listeningShop({ config });
}

function send(headers: Record<string, string>, path = "/"): Promise<void> {
  return new Promise((resolve, reject) => {
    request(shop.url, { path, headers }, (response) => response.resume().on("end", resolve))
      .on("error", reject)
      .end();
  });
}

const warnings = () => shop.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);

describe("P5: a request for another host than SITE_URL's", () => {
  const unset = { siteUrl: "http://localhost:3000", trustProxy: 0 };

  it("is logged once, with both hosts", async () => {
    await open(unset);
    await send({ host: "WWW.shop.example:443" });
    await send({ host: "www.shop.example" });
    expect(warnings()).toEqual([
      expect.objectContaining({ host: "www.shop.example", siteUrl: unset.siteUrl }),
    ]);
    expect(warnings()[0].msg).toContain("Set SITE_URL");
  });

  it("is logged for the first few hosts only", async () => {
    await open(unset);
    for (let n = 0; n < 20; n += 1) await send({ host: `host-${n}.example` });
    expect(warnings()).toHaveLength(5);
  });

  it("isn't logged for loopback, our own host or probes", async () => {
    await open(unset);
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) await send({ host });
    await send({ host: "10.0.0.7:3000" }, "/healthz");
    await send({ host: "jane@doe.example" });
    expect(warnings()).toEqual([]);
  });

  it("is logged when a proxy doesn't forward the host", async () => {
    await open({ siteUrl: "https://shop.example", trustProxy: 1 });
    await send({ host: "127.0.0.1:3001", "x-forwarded-for": "198.51.100.7" });
    expect(warnings()).toEqual([expect.objectContaining({ host: "127.0.0.1:3001" })]);
  });

  it("isn't logged when the proxy sends X-Forwarded-Host", async () => {
    await open({ siteUrl: "https://shop.example", trustProxy: 1 });
    const proxyHeaders = { "x-forwarded-for": "198.51.100.7", "x-forwarded-host": "shop.example" };
    await send({ host: "127.0.0.1:3001", ...proxyHeaders });
    expect(warnings()).toEqual([]);
  });
});

test("P6: X-Forwarded-For without a trusted proxy is logged once, without the address", async () => {
  await open({ siteUrl: "https://shop.example", trustProxy: 0 });
  await send({ host: "shop.example", "x-forwarded-for": "198.51.100.7" });
  await send({ host: "shop.example", "x-forwarded-for": "198.51.100.8" });
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0].msg).toContain("TRUST_PROXY");
  expect(shop.log.join()).not.toContain("198.51.100");
});

test.each(["x-real-ip", "forwarded", "x-forwarded-proto"])(
  "P6: a proxy that only sends %s is logged, trusted or not",
  async (header) => {
    await open({ siteUrl: "https://shop.example", trustProxy: 0 });
    await send({ host: "shop.example", [header]: "https" });
    expect(warnings()).toMatchObject([{ header }]);
    await shop.close();
    await open({ siteUrl: "https://shop.example", trustProxy: 1 });
    await send({ host: "shop.example", [header]: "https" });
    expect(warnings()).toMatchObject([{ header }]);
    expect(warnings()[0].msg).toContain("does not send X-Forwarded-For");
  },
);

test("P6: X-Forwarded-For from a trusted proxy isn't logged", async () => {
  await open({ siteUrl: "https://shop.example", trustProxy: 1 });
  await send({ host: "shop.example", "x-forwarded-for": "198.51.100.7" });
  expect(warnings()).toEqual([]);
});
