import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { SubmitResult } from "#server/leads/submission.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";

let shop: ListeningShop;
let result: () => SubmitResult;

beforeEach(async () => {
  result = () => ({ ok: true, reference: "Q-7K3M9" });
  const leads = leadServices(async () => result());
  shop = await listeningShop({
    services: {
      catalog: createCatalog([]),
      leads,
      delivery: closedBackend,
      quotes: noQuotes,
      confirmations: noConfirmations,
    },
  });
});
afterEach(() => shop.close());

const form = new URLSearchParams({ name: "Jane", items: "[]" });

function post(path: string, init: RequestInit = {}) {
  const headers = { accept: "application/json", ...init.headers };
  return fetch(`${shop.url}${path}`, { method: "POST", body: form, ...init, headers });
}

describe("why a post was refused", () => {
  const logged = () =>
    shop.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "refused");

  it("P4: is logged with both origins when it came from another origin", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const response = await post("/quote-request?q=jane", { headers });
    const { host } = new URL(shop.url);
    expect(logged()).toEqual([
      expect.objectContaining({
        status: 403,
        id: response.headers.get("x-request-id"),
        reason: "another site",
        origin: "https://evil.example",
        fetchSite: "cross-site",
        ownHosts: ["shop.example", host],
      }),
    ]);
  });

  it("U2: is logged, and explained on the page, when a browser hides its origin", async () => {
    const headers = { origin: "null", accept: "text/html" };
    const response = await post("/quote-request", { headers });
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).toContain("Please open the page anew and send it once more");
    expect(page).toContain('<a href="/quote-request">');
    expect(logged()).toMatchObject([{ reason: "no origin named", origin: "null" }]);
    const toScript = await post("/quote-request", { headers: { origin: "null" } });
    expect(toScript.status).toBe(403);
    expect((await toScript.json()).errors.form[0]).toContain("open the page anew");
    expect(logged()).toHaveLength(2);
  });

  it("is logged with the size and the limit when it is too large", async () => {
    const body = `a=${"b".repeat(256 * 1024)}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await post("/quote-request", { body, headers });
    expect(logged()).toMatchObject([{ status: 413, limit: 262_144, size: 262_146 }]);
  });

  it("P6: is logged with the limit and a hint about an untrusted proxy", async () => {
    const from = (address: string) =>
      post("/quote-request", { headers: { "x-forwarded-for": address } });
    for (let sent = 0; sent < 20; sent++) await from(`198.51.100.${sent}`);
    expect((await from("198.51.100.99")).status).toBe(429);
    expect(logged()).toMatchObject([
      {
        status: 429,
        limit: "leadPosts",
        most: 20,
        minutes: 10,
        address: "of a proxy that is not trusted (TRUST_PROXY)",
      },
    ]);
    expect(shop.log.join()).not.toContain("198.51.100");
  });

  it("is logged without the person when one person sent too many leads", async () => {
    result = () => ({ ok: false, errors: { form: ["Later."] }, retryAfter: 90 });
    await post("/quote-request");
    expect(logged()).toMatchObject([{ status: 429, limit: "leadsOfContact" }]);
  });

  it("is logged with the content type when it isn't a form", async () => {
    const headers = { "content-type": "application/json; jane=1" };
    await post("/quote-request", { body: "{}", headers });
    expect(logged()).toMatchObject([{ status: 415, type: "application/json" }]);
  });
});
