import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as copy from "#copy/quote.ts";
import { type FormShop, formShop } from "#tests/support/form-shop.ts";

let shop: FormShop;

beforeEach(async () => {
  shop = await formShop();
});
afterEach(() => shop.close());

describe("a form posted by a browser without scripts", () => {
  const plain = (path: string, init: RequestInit = {}) =>
    shop.post(path, { ...init, headers: { accept: "text/html" } });

  it.each([
    ["/quote-request", "/?sent=Q-7K3M9"],
    ["/custom-request", "/custom-request?sent=Q-7K3M9"],
    ["/book-delivery", "/?booked=Q-7K3M9"],
    ["/services/financing", "/services/financing?sent=Q-7K3M9&budgetRange=#quiz"],
    ["/price-match/form", "/price-match/form?sent=Q-7K3M9#content"],
  ])("is submitted like a script's form, then redirected by its page: %s", async (path, next) => {
    const response = await plain(path);
    expect([response.status, response.headers.get("location")]).toEqual([303, next]);
    await shop.post(path);
    expect(shop.submitted).toHaveLength(2);
    expect(shop.submitted[0]).toEqual(shop.submitted[1]);
    expect(shop.submitted[0]?.fields.get("name")).toEqual(["Jane"]);
  });

  it.each([
    [422, {}],
    [409, { conflict: true } as const],
    [429, { retryAfter: 90 }],
  ])("comes back with status %i, its messages and its values", async (status, more) => {
    const errors = { email: ["Please enter an e-mail address."] };
    shop.result = () => ({ ok: false, errors, ...more });
    const response = await plain("/custom-request");
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe(status === 429 ? "90" : null);
    expect(await response.json()).toMatchObject({
      errors,
      serverForm: { values: { name: "Jane", items: "[]" } },
    });
  });

  it("comes back with status 503 and the page's own message when it could not be stored", async () => {
    shop.result = () => {
      throw new Error("database is gone");
    };
    const response = await plain("/quote-request");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      errors: { form: [copy.failed.text] },
      serverForm: { values: { name: "Jane" } },
    });
    expect(shop.log.join()).toContain("database is gone");
  });

  it("is submitted with its file", async () => {
    const got: Buffer[] = [];
    await shop.close();
    shop = await formShop({}, async (_kind, _fields, { files }) => {
      got.push((await files?.get("offerFile")?.read()) ?? Buffer.alloc(0));
      return { ok: true, reference: "P-7K3M9" };
    });
    const body = new FormData();
    body.set("offerFile", new File(["photo"], "offer.jpg"));
    expect((await plain("/price-match/form", { body })).status).toBe(303);
    expect(String(got)).toBe("photo");
  });
});
