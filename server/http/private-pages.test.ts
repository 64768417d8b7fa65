import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

let shop: ListeningShop;
beforeAll(async () => {
  shop = await listeningShop();
});
afterAll(() => shop.close());

async function headersOf(path: string, init: RequestInit = {}) {
  const { headers } = await fetch(`${shop.url}${path}`, { redirect: "manual", ...init });
  return ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name));
}

const isPrivate = ["no-store", "noindex, nofollow"];

describe.each([
  ["bookings", { change: "cancel" }, "origin"],
  ["quotes", { action: "accept" }, "same-origin"],
] as [string, Record<string, string>, string][])("a page below /%s", (start, fields, policy) => {
  it.each<[string, RequestInit]>([
    ["0a1b", {}],
    ["0a1b", { method: "HEAD" }],
    ["0a1b.data?_routes=routes%2Fbooking", {}],
    ["0a1b/delivery.ics", {}],
    ["0a1b/", {}],
    ["/0a1b", {}],
    ["0a1b", { method: "POST", body: new URLSearchParams(fields) }],
    ["0a1b", { method: "POST", headers: { origin: "https://other.example" } }],
  ])(
    "is private in every response, refusals and redirects too: %s %j (rule 16.8)",
    async (path, init) => {
      expect(await headersOf(`/${start}/${path}`, init)).toEqual([...isPrivate, policy]);
      const otherCase = start[0]?.toUpperCase() + start.slice(1);
      expect(await headersOf(`/${otherCase}/${path}`, init)).toEqual([...isPrivate, policy]);
    },
  );
});

it("a refusal tells the page after it no address, whatever its header says (rule 16.8)", async () => {
  const init = { method: "POST", headers: { origin: "https://other.example" } };
  const refusal = await fetch(`${shop.url}/quotes/0a1b`, init);
  expect(refusal.status).toBe(403);
  expect(await refusal.text()).toContain('<meta name="referrer" content="origin">');
});

it("others are not", async () => {
  expect(await headersOf("/book-delivery")).toEqual([
    "no-cache",
    null,
    "strict-origin-when-cross-origin",
  ]);
});
