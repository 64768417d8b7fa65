import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importProducts } from "#server/catalog/import/import-products.ts";
import { exportLeads } from "#server/commands/leads/export.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { XSS_MARK } from "./known-attacks.ts";
import { responseFault, send } from "./responses.ts";
import { unsafeEmails, unsafeForTheShop } from "./stored-text.ts";

/** Cells of a spreadsheet sent to the shop; each goes into every field that accepts any text. */
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
  expect(importProducts(spreadsheet(cells), catalog, { write: true }).problems).not.toEqual([]);
  const names = cells.map((_, n) => `hostile words ${n}`);
  expect(importProducts(spreadsheet(names), catalog, { write: true }).problems).toEqual([]);
  // A product file edited by hand bypasses the import, which refuses markup.
  for (const [n, cell] of cells.entries()) {
    const file = join(catalog, `hostile-${n}.json`);
    const product = JSON.parse(readFileSync(file, "utf8"), (_key, value) =>
      value === `hostile words ${n}` ? cell : value,
    );
    product.badges = [cell.slice(0, 24)];
    writeFileSync(file, JSON.stringify(product));
  }
  shop = await startShop({ CATALOGUE_DIR: catalog, CRM_WEBHOOK_URL: "", SMTP_URL: "" });
});
afterEach(async () => {
  await shop?.stop();
  rmSync(catalog, { recursive: true });
});

/**
 * Creates a spreadsheet with one product per text, with the text in every field that accepts any.
 */
function spreadsheet(texts: readonly string[]): Uint8Array {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = texts.map((text, n) => {
    const cell = quoted(text);
    const category = ["living-room", "recliners-lift-chairs"];
    const facts = ["37", "39", "41", cell, cell, cell, quoted(text.slice(0, 24))];
    return [skus[n], cell, ...category, cell, cell, ...facts, `hostile-${n}`, `200${n}`].join(",");
  });
  const heading =
    "sku,title,collection,type,material,color,width,length,height,features,description,image alt,badges,slug,id";
  return new TextEncoder().encode([heading, ...rows].join("\n"));
}

it("escapes products with markup and formulas in pages, data, emails and exports", async () => {
  const list = cells.map((_, n) => `200${n}:1`).join();
  const targets = [
    ...cells.map((_, n) => `/products/hostile-${n}`),
    ...cells.map((_, n) => `/products/hostile-${n}.data`),
    ...["/search?q=hyperlink", `/search?q=${XSS_MARK}`, `/search-suggestions?q=${XSS_MARK}`],
    "/collections/living-room/recliners-lift-chairs?sort=title",
    `/quote-request?items=${list}`,
    "/pieces/2000,2001,2002,2003",
    ...["/sitemap.xml", "/sitemaps/products-1.xml", "/llms.txt"],
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
    expect((await exportLeads(store)).text).toContain("HYPERLINK");
  } finally {
    await store.close();
  }
});
