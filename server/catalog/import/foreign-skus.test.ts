import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sku as skuSchema } from "#domain/product-fields.ts";
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

/** Imports a file twice, the second time without a change; returns all SKUs and the first notes. */
async function importedTwice(text: string) {
  const { problems, notes } = await importCsv(text);
  expect(problems).toEqual([]);
  const stored = await productsBySku(store);
  const again = await importCsv(text);
  expect([again.problems, again.counts.added, again.counts.changed]).toEqual([[], 0, 0]);
  expect(await productsBySku(store)).toEqual(stored);
  const skus = [...stored.values()].flatMap(({ product }) => [
    product.sku,
    ...(product.variants ?? []).map(({ sku }) => sku),
  ]);
  expect(new Set(skus).size).toBe(skus.length);
  expect(skus.filter((sku) => !skuSchema.safeParse(sku).success)).toEqual([]);
  return { skus, notes: notes.filter((note) => note.includes("SKU")) };
}

describe("T6, T7: SKUs that are missing, too long or on several pieces", () => {
  test.each([
    ["shopify-long-handles.csv", 6],
    ["shopify-dash-at-forty.csv", 3],
    ["shopify-same-sku.csv", 7],
    ["shopify-no-sku.csv", 4],
    ["woocommerce-no-sku.csv", 4],
  ])("are made, the same for the same file, and reported: %s", async (name, count) => {
    const { skus, notes } = await importedTwice(textOf(name));
    expect(skus).toHaveLength(count);
    expect(notes.at(-1)).toMatch(/\(.*SKU\): .* made, as the row has no SKU of its own$/);
  });

  test("keep pieces apart whose handles and choices make the same words", async () => {
    const rows = ["mesa,Mesa,Recliner Small", "mesa-recliner,Mesa Recliner,Small"].flatMap(
      (start) => [`${start},500`, `${start.replace(/\w+$/, "Other")},600`],
    );
    const heading = "Handle,Title,Option1 Value,Variant Price,Option1 Name,Type";
    const { skus } = await importedTwice(
      [heading, ...rows.map((row) => `${row},Size,Recliners`)].join("\n"),
    );
    expect(skus).toContain("MESA-RECLINER-SMALL");
    expect(skus).toHaveLength(6);
  });

  test("are found again by handles that aren't addresses here", async () => {
    const heading = "Handle,Title,Variant Price,Option1 Name,Option1 Value,Type";
    const end = "500,Title,Default Title,Recliners";
    const handles = ["沙发", "椅子", "my_recliner", "my-recliner"];
    const rows = handles.map((handle, index) => `${handle},Recliner ${index},${end}`);
    expect((await importedTwice([heading, ...rows].join("\n"))).skus).toHaveLength(4);
  });

  test("stay the pieces' when the file is sorted in another way, or gets SKUs", async () => {
    const text = textOf("shopify-same-sku.csv");
    await importCsv(text);
    const [heading = "", ...rows] = text.trim().split("\n");
    const { counts } = await importCsv([heading, ...rows.toReversed()].join("\n"));
    expect([counts.added, counts.changed]).toEqual([0, 0]);
    const ids = async () =>
      [...(await productsBySku(store)).values()].flatMap(({ product }) =>
        (product.variants ?? []).map(({ id }) => id),
      );
    const before = await ids();
    let number = 0;
    const withSkus = text.replaceAll(",'14,", () => `,NEW-${++number},`);
    const changed = await importCsv(withSkus);
    expect([changed.questions, changed.counts.changed]).toEqual([[], 2]);
    expect(await ids()).toEqual(before);
  });

  test("give way to SKUs that the file gets later, in WooCommerce too", async () => {
    const text = textOf("woocommerce-no-sku.csv");
    await importCsv(text);
    const ids = async () =>
      [...(await productsBySku(store)).values()].map(({ product }) => [
        product.title,
        ...[product, ...(product.variants ?? [])].map(({ id }) => id),
      ]);
    const before = await ids();
    let number = 0;
    const withSkus = text.replace(/^(\d+,\w+),,/gm, (_, start) => `${start},GIVEN-${++number},`);
    const { counts, problems, questions } = await importCsv(withSkus);
    expect([counts.added, counts.changed, problems, questions]).toEqual([0, 2, [], []]);
    expect(await ids()).toEqual(before);
  });

  test("keep WooCommerce's product apart from variations with its SKU", async () => {
    const { skus, notes } = await importedTwice(
      `ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
22,variable,FERN,Fern Recliner,1,,Recliners,,Color,"Gray, Tan"
23,variation,FERN,Fern - Gray,1,700,,FERN,Color,Gray
24,variation,FERN,Fern - Tan,1,800,,FERN,Color,Tan`,
    );
    expect(skus).toEqual(["FERN", "WOO-23", "WOO-24"]);
    expect(notes).toContainEqual(expect.stringMatching(/^row 3, column C \(SKU\): "FERN" is on/));
  });

  test("are written in our form, if they are another's with blanks", async () => {
    const { skus, notes } = await importedTwice(
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price\na,A Recliner,Recliners,Title,Default Title,ABC 12 / GRAY,500",
    );
    expect(skus).toEqual(["ABC-12-/-GRAY"]);
    expect(notes).toEqual([expect.stringContaining('"ABC 12 / GRAY" can\'t be a SKU here')]);
  });
});
