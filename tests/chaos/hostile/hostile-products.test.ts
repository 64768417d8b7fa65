import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { XSS_MARK } from "./known-attacks.ts";
import { responseFault, send } from "./responses.ts";
import { exportedCsv, unsafeEmails, unsafeForTheShop } from "./stored-text.ts";

/** Texts of hostile products; each is in every field that accepts any text. */
const cells = [
  `</script><script>${XSS_MARK}()</script>`,
  `"><img src=x onerror=${XSS_MARK}()>`,
  `</title><svg onload=${XSS_MARK}()>`,
  `=HYPERLINK("javascript:${XSS_MARK}()")`,
];
const skus = cells.map((_, n) => `PF-HOSTILE-${n}`);

let catalog: string;
let shop: RunningShop;

beforeEach(async () => {
  catalog = mkdtempSync(join(tmpdir(), "hostile-catalogue-"));
  cpSync("tests/fixtures/catalogue", catalog, { recursive: true });
  const model = JSON.parse(readFileSync(join(catalog, "model-4400-recliner.json"), "utf8"));
  // A product file edited by hand bypasses the import, which takes markup out.
  for (const [n, cell] of cells.entries()) {
    const product = {
      ...model,
      id: `200${n}`,
      slug: `hostile-${n}`,
      sku: skus[n],
      title: cell,
      imageAlt: cell,
      description: cell,
      badges: [cell.slice(0, 24)],
      specs: { ...model.specs, material: cell, color: cell, features: cell },
    };
    writeFileSync(join(catalog, `hostile-${n}.json`), JSON.stringify(product));
  }
  shop = await startShop({ CATALOGUE_DIR: catalog, CRM_WEBHOOK_URL: "", SMTP_URL: "" });
});
afterEach(async () => {
  await shop?.stop();
  rmSync(catalog, { recursive: true });
});

it("escapes products with markup and formulas in pages, data, emails and exports", async () => {
  const list = cells.map((_, n) => `200${n}:1`).join();
  const targets = [
    ...cells.map((_, n) => `/products/hostile-${n}`),
    ...cells.map((_, n) => `/products/hostile-${n}.data`),
    "/search?q=hyperlink",
    `/search?q=${XSS_MARK}`,
    `/search-suggestions?q=${XSS_MARK}`,
    "/collections/living-room/recliners-lift-chairs?sort=title",
    `/quote-request?items=${list}`,
    "/pieces/2000,2001,2002,2003",
    "/sitemap.xml",
    "/sitemaps/products-1.xml",
    "/llms.txt",
  ];
  let shown = 0;
  for (const target of targets) {
    const response = await send(shop.url, { method: "GET", target, headers: {} }, "10.0.0.1");
    expect([target, response.status, responseFault(response)]).toEqual([target, 200, undefined]);
    if (response.body.includes(XSS_MARK)) shown += 1;
  }
  // The text itself must still be readable.
  expect(shown).toBeGreaterThan(10);

  const items = cells.map((cell, n) => ({ id: `200${n}`, quantity: 1, notes: cell }));
  const response = await fetch(`${shop.url}/quote-request`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ ...goodQuote, items: JSON.stringify(items) }),
  });
  expect(response.status).toBe(201);
  const store = await openStore({ dataDir: shop.dataDir });
  try {
    await eventually(async () => expect(await unsafeEmails(store, shop.dataDir)).toEqual([]));
    expect(await unsafeForTheShop(store, 10)).toEqual([]);
    expect(await exportedCsv(store)).toContain("HYPERLINK");
  } finally {
    await store.close();
  }
});
