import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { importText, productsBySku, textOf } from "#tests/support/catalog-import.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import type { ImportOptions } from "./import-products.ts";

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await newTestDatabase("sqlite");
  store = await openStore(database);
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

const now = new Date("2026-11-28T18:00:00Z");
const importCsv = (text: string, options: Partial<ImportOptions> = {}) =>
  importText(store, text, { now, ...options });
const importFile = (name: string, options: Partial<ImportOptions> = {}) =>
  importCsv(textOf(name), options);

/** The products after an import without problems, by SKU. */
async function productsAfter(text: string) {
  const { problems, questions, written } = await importCsv(text);
  expect([problems, questions, written]).toEqual([[], [], true]);
  const products = await productsBySku(store);
  return (sku: string) => products.get(sku)?.product;
}

describe("T4: stock that isn't tracked", () => {
  test("never runs out, in Shopify's classic export", async () => {
    const product = await productsAfter(textOf("shopify-untracked.csv"));
    const skus = ["HB-1", "HB-2", "HB-3", "HB-4"];
    expect(skus.map((sku) => product(sku)?.availability)).toEqual([
      "in_stock",
      "out_of_stock",
      "preorder",
      "in_stock",
    ]);
  });

  test("never runs out, in Shopify's new export", async () => {
    const product = await productsAfter(textOf("shopify-new-untracked.csv"));
    expect(["PI-1", "PI-2"].map((sku) => product(sku)?.availability)).toEqual([
      "in_stock",
      "out_of_stock",
    ]);
  });

  test("never runs out, in WooCommerce, which says only with managed stock how much there is", async () => {
    const product = await productsAfter(
      `ID,Type,SKU,Name,Published,Stock,Backorders allowed?,Regular price,Categories
1,simple,W-1,One Recliner,1,,0,900,Recliners
2,simple,W-2,Two Recliner,1,0,0,900,Recliners
3,simple,W-3,Three Recliner,1,0,notify,900,Recliners
4,simple,W-4,Four Recliner,1,4,0,900,Recliners`,
    );
    const skus = ["W-1", "W-2", "W-3", "W-4"];
    expect(skus.map((sku) => product(sku)?.availability)).toEqual([
      "in_stock",
      "out_of_stock",
      "preorder",
      "in_stock",
    ]);
  });

  test("is in stock in a feed without the word, which doesn't change a known product's either", async () => {
    const feed = (availability: string) =>
      `id,title,link,price,product type,availability\nF-1,Fir Recliner,x,900 USD,Recliners,${availability}`;
    expect((await productsAfter(feed("")))("F-1")?.availability).toBe("in_stock");
    await importCsv(feed("out of stock"));
    expect((await productsAfter(feed("")))("F-1")?.availability).toBe("out_of_stock");
  });
});

describe("T5: a sale with dates", () => {
  test.each([
    ["woocommerce-sale-dates.csv", ["SL-PAST", "SL-FUT", "SL-NOW"]],
    ["google-sale-dates.tsv", ["GP-1", "GP-2", "GP-3"]],
    ["google-sale-dates.xml", ["GP-1X", "GP-2X", "GP-3X"]],
  ])("holds only while it runs, in %s", async (name, skus) => {
    const { notes } = await importFile(name);
    const products = await productsBySku(store);
    const prices = skus.map((sku) => products.get(sku)?.product);
    expect(prices).toMatchObject([
      { price: 129900 },
      { price: 129900 },
      { price: 89900, compareAtPrice: 129900 },
    ]);
    expect(prices.slice(0, 2).map((product) => product?.compareAtPrice)).toEqual([
      undefined,
      undefined,
    ]);
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/"sale at 899 until 2025-12-01" has ended: the regular price holds/),
        expect.stringMatching(/"sale at 899 from 2027-06-01" is still to come/),
        expect.stringMatching(/"sale at 899 until 2027-01-\d\d" ends: import again after it/),
      ]),
    );
  });

  test("ends in the catalog with the next import", async () => {
    await importFile("woocommerce-sale-dates.csv");
    await importFile("woocommerce-sale-dates.csv", { now: new Date("2027-01-11T12:00:00Z") });
    const product = (await productsBySku(store)).get("SL-NOW")?.product;
    expect([product?.price, product?.compareAtPrice]).toEqual([129900, undefined]);
  });

  test("that can't be read is refused", async () => {
    const { problems } = await importCsv(
      textOf("woocommerce-sale-dates.csv").replace("2027-06-01", "in June"),
    );
    expect(problems).toEqual([
      'row 3, column K (Date sale price starts): "in June" is not a day or time of a sale such as 2026-11-27',
    ]);
  });
});

describe("T9: tab-separated files as spreadsheets write them", () => {
  test("are read like CSV", async () => {
    await importFile("tab-quoted.txt", { sure: true });
    const products = await productsBySku(store);
    expect(products.get("TQ-1")?.product).toMatchObject({
      title: "Sofa, Slate",
      price: 129900,
      description: 'Deep seat, 22" high',
      specs: { width: 37, length: 39, height: 41 },
    });
    expect(products.get("TQ-2")?.product.title).toBe('Plain 37" Recliner');
  });

  test.each([
    ["tab-title-quoted.txt", "TQ-5", "Quiet Recliner, Slate", 'Seat 22" high, "wall saver"'],
    ["tab-two-lines.txt", "TQ-3", "Quiet Recliner", "First line.\nSecond line."],
    ["google-quoted.tsv", "TG-1", '84" Recliner, Slate', "Two lines:\nsecond."],
  ])("keep their quotes and lines: %s", async (name, sku, title, description) => {
    expect((await productsAfter(textOf(name)))(sku)).toMatchObject({ title, description });
  });
});

describe("T10: a feed for Meta", () => {
  test.each([
    ["meta-template.csv", "ME-2", "in_stock"],
    ["meta-template-bars.csv", "ME-3", "in_stock"],
    ["meta-order.csv", "ME-1", "preorder"],
  ])("is read with the rows of its template: %s", async (name, sku, availability) => {
    const product = await productsAfter(textOf(name));
    expect(product(sku)).toMatchObject({
      type: "recliners-lift-chairs",
      price: 89900,
      availability,
    });
  });

  test("offers a mapping if a title names no type and there is no category", async () => {
    const text = textOf("meta-order.csv").replace("Order Recliner", "Gift Card");
    const untyped = text.replace(",product_type", "").replace(/,Recliners/, "");
    const { problems, mapping } = await importCsv(untyped);
    expect(problems).toEqual([
      'row 2, column B (title): "Gift Card" names none of the shop\'s types, and there is no category',
    ]);
    expect(mapping).toMatchObject({ otherwise: "", categories: {} });
  });

  test("with another currency is refused, each by its name", async () => {
    const { problems } = await importFile("google-other-money.tsv");
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe(
      'row 2, column G (price): "400.0 GBP" is in another currency (GBP); prices here are US dollars',
    );
  });
});

test("T11: the codes of page builders go, and texts stay", async () => {
  const product = await productsAfter(textOf("woocommerce-shortcodes.csv"));
  expect(["SC-1", "SC-2", "SC-3"].map((sku) => product(sku)?.description)).toEqual([
    "Wide seat and soft arms.",
    "Made for tall people.",
    "Firm back [sic] and 3 [three] positions.",
  ]);
});

describe("T23: a huge cell", () => {
  const heading = "Handle,Title,Body (HTML),Type,Option1 Name,Variant SKU,Variant Price";
  const row = (body: string) => `cove,Cove Recliner,"${body}",Recliners,Title,CV,500`;

  test("with a picture in it is read for its text", async () => {
    const picture = `<p>Soft.</p><img src=""data:image/png;base64,${"A".repeat(1_600_000)}"">`;
    const product = await productsAfter(`${heading}\n${row(picture)}`);
    expect(product("CV")?.description).toBe("Soft.");
  });

  test("with more text than a page can show is refused with that reason", async () => {
    const { problems } = await importCsv(`${heading}\n${row("word ".repeat(300_000))}`);
    expect(problems).toEqual([
      expect.stringMatching(/^row 2, column C \(Body \(HTML\)\): .* is longer than 100,000/),
    ]);
  });
});
