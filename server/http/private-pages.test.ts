import { afterAll, beforeAll, expect, it } from "vitest";
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

const isPrivate = ["no-store", "noindex, nofollow", "origin"];

it.each<[string, RequestInit]>([
  ["/bookings/0a1b", {}],
  ["/bookings/0a1b", { method: "HEAD" }],
  ["/bookings/0a1b.data?_routes=routes%2Fbooking", {}],
  ["/bookings/0a1b/delivery.ics", {}],
  ["/bookings/0a1b/", {}],
  ["/Bookings/0a1b", {}],
  ["/bookings/0a1b", { method: "POST", body: new URLSearchParams({ change: "cancel" }) }],
  ["/bookings/0a1b", { method: "POST", headers: { origin: "https://other.example" } }],
])(
  "every response of a private page is private, refusals and redirects too: %s %j (rule 16.8)",
  async (path, init) => {
    expect(await headersOf(path, init)).toEqual(isPrivate);
  },
);

it("others are not", async () => {
  expect(await headersOf("/book-delivery")).toEqual([
    "no-cache",
    null,
    "strict-origin-when-cross-origin",
  ]);
});
