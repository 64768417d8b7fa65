import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "#domain/clean-text.ts";
import type { Product } from "#domain/product.ts";
import { collections } from "#server/catalog/collections.ts";
import { type StoredProduct, storedProducts } from "#server/catalog/products/stored-products.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { productsWithVariants } from "#tests/fixtures/variants.ts";
import { importText, productsBySku } from "#tests/support/catalog-import.ts";
import { collect } from "#tests/support/collect.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { exportCsv, exportJson } from "./export-products.ts";

let databases: TestDatabase[];
let full: Store;
let empty: Store;
beforeAll(async () => {
  databases = [await newTestDatabase("sqlite"), await newTestDatabase("sqlite")];
  [full, empty] = await Promise.all([open(databases[0]), open(databases[1])]);
});
afterAll(async () => {
  await Promise.all([full.close(), empty.close()]);
  await Promise.all(databases.map((database) => database.remove()));
});
beforeEach(async () => {
  await Promise.all([full, empty].map(clear));
});

async function clear({ queries }: Store) {
  await queries.deleteFrom("product_variants").execute();
  await queries.deleteFrom("products").execute();
}

function open(database: TestDatabase | undefined): Promise<Store> {
  if (!database) throw new Error("There is no database.");
  return openStore(database);
}

async function save(...products: Product[]) {
  await writeCatalog(full, new Date(), (writer) => writer.save(products));
}

const formats = {
  csv: (products: AsyncIterable<StoredProduct>) => exportCsv(products, collections),
  json: exportJson,
};

async function exported(format: keyof typeof formats): Promise<string> {
  return (await collect(formats[format](storedProducts(full.queries)))).join("");
}

/** Text as the catalog can contain it: no invisible characters, and not empty. */
const line = fc
  .string({
    unit: fc.constantFrom(..."aB9é–½|;#<>&'\"=-+@: ,.\\/()$", "&amp;", "<b>", "none", "#8a4f2a"),
    maxLength: 12,
  })
  .map(cleanLine)
  .filter((text) => text !== "");
const lines = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((all) => cleanText(all.join("\n")));
const products = fc.record({
  title: line,
  imageAlt: line,
  description: lines,
  price: fc.integer({ min: 0, max: 500_000 }),
  badges: fc.array(line, { maxLength: 2 }),
  views: fc.array(fc.record({ image: fc.constant("sofa/view"), alt: line }), { maxLength: 2 }),
  swatches: fc.array(fc.record({ label: line, colorHex: fc.constant("#8a4f2a") }), {
    maxLength: 2,
  }),
  specs: fc.record({ material: line, features: fc.oneof(fc.constant(""), line) }),
});

describe.each(["csv", "json"] as const)("an export as %s", (format) => {
  test("imports again without a change, whatever the texts (rule 3.18)", async () => {
    await fc.assert(
      fc.asyncProperty(products, async (fields) => {
        await save(aProduct(fields));
        const { counts, problems, questions } = await importText(full, await exported(format));
        expect([counts.unchanged, problems, questions]).toEqual([1, [], []]);
      }),
      { numRuns: 40 },
    );
  });

  test("imports products with variants again without a change, and into an empty catalog (rule 3.18)", async () => {
    await fc.assert(
      fc.asyncProperty(productsWithVariants(line), async (product) => {
        await save(product);
        const text = await exported(format);
        const { counts, problems, questions } = await importText(full, text);
        expect([counts.unchanged, problems, questions]).toEqual([1, [], []]);
        await clear(empty);
        expect((await importText(empty, text, { sure: true })).problems).toEqual([]);
        expect(await productsBySku(empty)).toEqual(await productsBySku(full));
      }),
      { numRuns: 25 },
    );
  });

  test("fills an empty catalog with the same products", async () => {
    await save(...loadProducts(), aProductWithVariants({ id: "5001" }));
    await writeCatalog(full, new Date(), (writer) => writer.setStatus(["1004"], "hidden"));
    const { problems, questions } = await importText(empty, await exported(format));
    expect([problems, questions]).toEqual([[], []]);
    expect(await productsBySku(empty)).toEqual(await productsBySku(full));
  });
});

test("has a row for each variant below its product's, with what is its own (rule 3.18)", async () => {
  await save(aProductWithVariants());
  const [header = [], ...rows] = parse(await exported("csv"), { bom: true }) as string[][];
  const columns = ["sku", "title", "price", "slug", "choice", "availability", "width"];
  const shown = rows.map((row) => columns.map((name) => row[header.indexOf(name)]).join(";"));
  expect(shown.slice(1)).toEqual([
    "BAYOU-GRY-84;;;bayou-sofa;Gray | 84 in;;",
    "BAYOU-CGN-84;;;bayou-sofa;Cognac | 84 in;preorder;",
    "BAYOU-GRY-96;;1099;bayou-sofa;Gray | 96 in;out_of_stock;96",
  ]);
});

test("never contains a formula", async () => {
  await save(aProduct({ title: "=HYPERLINK(1)", description: "@sum +1", imageAlt: "-x" }));
  const csv = await exported("csv");
  expect(csv).toContain("HYPERLINK");
  expect(csv).not.toMatch(/(^|,)"?[=@+-][A-Za-z]/m);
});

test("rule 3.37: an export says whether a product has a 3D model, and an import ignores it", async () => {
  const [starter] = loadProducts("tests/fixtures/catalogue");
  const plain = aProduct({ id: "5001", slug: "elm-stool", sku: "PF-ELM" });
  if (!starter) throw new Error("there is no product");
  await save(starter, plain);
  const rows: Record<string, string>[] = parse(await exported("csv"), { bom: true, columns: true });
  const inCsv = rows.map((row) => [row.sku, row["has 360"]]);
  expect(inCsv).toContainEqual([starter.sku, "yes"]);
  expect(inCsv).toContainEqual([plain.sku, "no"]);
  const json: { sku: string; has360: boolean }[] = JSON.parse(await exported("json"));
  expect(json.map(({ sku, has360 }) => [sku, has360])).toContainEqual([plain.sku, false]);
  const changed = JSON.stringify(json.map((product) => ({ ...product, has360: true })));
  for (const file of [changed, "sku,has 360\nPF-ELM,yes\n", "sku,has 360\nPF-ELM,soon\n"]) {
    const { counts, problems } = await importText(full, file);
    expect([counts.changed, problems]).toEqual([0, []]);
  }
});

test("what an older version stored of 3D models isn't shown or exported", async () => {
  const plain = aProduct({ id: "5001", slug: "elm-stool", sku: "PF-ELM" });
  const old = { ...plain, has360: true };
  await save(old);
  const [stored] = await collect(storedProducts(full.queries));
  expect(stored?.product).not.toHaveProperty("has360");
});
