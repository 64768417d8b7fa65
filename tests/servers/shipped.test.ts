import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leadOf } from "#tests/support/every-kind.ts";
import { goodBooking, goodQuote } from "#tests/support/form-fields.ts";
import { largePhoto } from "#tests/support/photo.ts";
import { ask, type HttpResponse, postFile, postForm } from "./http-client.ts";
import { type ShopBehindProxy, startBehindProxy } from "./shop-behind-proxy.ts";
import { webServerKinds } from "./web-server-kinds.ts";

const asScript = { accept: "application/json" };
const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe.each(
  webServerKinds.flatMap((kind) => [
    { kind, processes: 1, title: `${kind.name} as shipped, one process` },
    { kind, processes: 2, title: `${kind.name} as shipped, several processes` },
  ]),
)("$title", ({ kind, processes }) => {
  let proxied: ShopBehindProxy;
  let site = "";
  let certificate = "";

  beforeAll(async () => {
    proxied = await startBehindProxy(kind, { processes });
    site = proxied.web.siteUrl;
    certificate = proxied.web.certificate;
  });
  afterAll(() => proxied?.stop());

  it("takes a quote request from a script and from a plain form", async () => {
    const byScript = await postForm(`${site}/quote-request`, certificate, goodQuote, asScript);
    expect([byScript.status, json(byScript)]).toMatchObject([201, { ok: true }]);
    const other = { ...goodQuote, email: "plain@example.com" };
    expect((await postForm(`${site}/quote-request`, certificate, other)).status).toBe(303);
  });

  it.each([
    { how: "a script", name: "script", headers: asScript, status: 201 },
    { how: "a plain form", name: "form", headers: asBrowser, status: 303 },
  ])(
    "takes a price match with a photo of nine megabytes from $how",
    async ({ name, headers, status }) => {
      const { path, fields } = leadOf("price_match", `photo-${processes}-${name}`, noWindow);
      const bytes = await largePhoto();
      const photo = { field: "offerFile", name: "offer.png", type: "image/png", bytes };
      const response = await postFile(`${site}${path}`, certificate, fields, photo, headers);
      expect(response.status).toBe(status);
    },
  );

  it.each([
    { how: "a script", headers: asScript, email: "script@example.com" },
    { how: "a plain form", headers: asBrowser, email: "form@example.com" },
  ])("accepts a booking from $how, with an uncached private page", async (one) => {
    const { headers, email } = one;
    const windows = json(await ask(`${site}/delivery-windows?days=21`, certificate)).windows as {
      date: string;
      window: string;
      left: number;
    }[];
    const { date = "", window = "" } = windows.findLast(({ left }) => left > 0) ?? {};
    const fields = { ...goodBooking, email, date, window };
    const booked = await postForm(`${site}/book-delivery`, certificate, fields, headers);
    const bookingPath = headers === asScript ? json(booked).page : booked.headers.location;
    expect(bookingPath).toMatch(/^\/bookings\//);
    const page = await ask(site + bookingPath, certificate);
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toContain("no-store");
  });

  it("redirects http and the other host name to SITE_URL, keeping posts", async () => {
    const { httpPort, httpsPort } = proxied.web;
    const target = `${site}/search?q=sofa%20bed`;
    const plain = `http://www.example.com:${httpPort}/search?q=sofa%20bed`;
    for (const method of ["GET", "POST"]) {
      const response = await ask(plain, certificate, { method });
      // Caddy treats its https port as 443 and leaves it out of the redirect.
      const redirectTarget = response.headers.location?.replace(
        "example.com/",
        `example.com:${httpsPort}/`,
      );
      expect([response.status, redirectTarget]).toEqual([308, target]);
    }
    const other = site.replace("www.", "");
    const response = await ask(`${other}/search?q=sofa%20bed`, certificate);
    expect([response.status, response.headers.location]).toEqual([308, target]);
  });

  it("passes on compressed pages and their ETag unchanged", async () => {
    const headers = { "accept-encoding": "br" };
    const page = await ask(`${site}/`, certificate, { headers });
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.body).toString()).toContain("<!DOCTYPE html>");
    const again = { ...headers, "if-none-match": page.headers.etag ?? "" };
    expect((await ask(`${site}/`, certificate, { headers: again })).status).toBe(304);
  });

  it("refuses a form from another site despite spoofed headers", async () => {
    const spoofed = {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    };
    const response = await postForm(`${site}/quote-request`, certificate, goodQuote, spoofed);
    expect(response.status).toBe(403);
  });

  it("counts clients by the address the web server saw, not by a claimed one", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const fields = { ...goodQuote, email: `turn${turn}@example.com`, items: "" };
      const claimed = { ...asScript, "x-forwarded-for": `10.1.1.${turn}` };
      statuses.push((await postForm(`${site}/quote-request`, certificate, fields, claimed)).status);
    }
    expect(statuses).toContain(429);
  });
});

const noWindow = { date: "", window: "" };

const json = (response: HttpResponse) => JSON.parse(response.body.toString());
