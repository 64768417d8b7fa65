import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { importText, productsBySku } from "#tests/support/catalog-import.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { readOnlyColumns, shopColumns } from "./formats/shop-columns.ts";

const heading = "SKU,Name,Room,Category,Material,Color,Width,Depth,Height,Description";
const newSofa =
  "PF-BAY,Bay Window Sofa,Living Room,Stationary Sofa + Loveseats,Velvet,Gray,84,37,33,Deep.";
const started = new Date("2026-11-27T12:00:00Z");

describe.each(engines)("an import into %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
    const products = loadProducts("tests/fixtures/catalogue").filter(({ sku }) =>
      ["PF-4400-GRY", "PF-PEBBLE-IVY"].includes(sku),
    );
    await writeCatalog(store, started, (writer) =>
      writer.save([...products, aProductWithVariants()]),
    );
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const importCsv = (csv: string, options = {}) => importText(store, csv, options);
  const saved = async (sku: string) => (await productsBySku(store)).get(sku)?.product;
  const setStatus = (id: string, status: "hidden" | "removed") =>
    writeCatalog(store, started, (writer) => writer.setStatus([id], status));
  const version = async () =>
    (await store.queries.selectFrom("catalog_state").select("version").executeTakeFirstOrThrow())
      .version;

  test("adds a product from a row, with defaults for empty cells", async () => {
    const { counts, problems } = await importCsv(`${heading}\n${newSofa}`);
    expect([counts.added, problems]).toEqual([1, []]);
    expect(await saved("PF-BAY")).toMatchObject({
      id: "2005",
      title: "Bay Window Sofa",
      slug: "bay-window-sofa",
      price: 0,
      collection: "living-room",
      type: "stationary-sofa-loveseats",
      image: "bay-window-sofa/primary",
      imageAlt: "Bay Window Sofa in Gray",
      availability: "in_stock",
      specs: { width: 84, length: 37, height: 33, unit: "in" },
    });
  });

  test("changes the parts it is delivered in, in the row's unit, and empties them (rule 20.1)", async () => {
    const changes: string[][] = [];
    const onProduct = (product: { changes: string[] }) => changes.push(product.changes);
    const parts = "Base 94 x 91.5 x 63.5; 2 × Back 61 x 28 x 68.5";
    await importCsv(`sku,unit,delivered in\nPF-4400-GRY,cm,${parts}`, { onProduct });
    expect(await saved("PF-4400-GRY")).toMatchObject({
      deliveredIn: [
        { name: "Base", count: 1, width: 37, length: 36, height: 25 },
        { name: "Back", count: 2, width: 24, length: 11, height: 27 },
      ],
    });
    await importCsv("sku,delivered in\nPF-4400-GRY,-", { onProduct });
    expect(await saved("PF-4400-GRY")).not.toHaveProperty("deliveredIn");
    expect(changes.at(-1)).toEqual(["loses delivered in Base 37 x 36 x 25, 2 × Back 24 x 11 x 27"]);
  });

  test("changes only what its cells say, matched by SKU or else by slug", async () => {
    const before = await saved("PF-4400-GRY");
    const changes: string[][] = [];
    const onProduct = (product: { changes: string[] }) => changes.push(product.changes);
    await importCsv('sku,price,badges\r\nPF-4400-GRY,"$1,299.50",Sale | Best Seller\r\n', {
      onProduct,
    });
    expect(await saved("PF-4400-GRY")).toEqual({
      ...before,
      price: 129950,
      badges: ["Sale", "Best Seller"],
    });
    expect(changes).toEqual([["badges Sale → Sale, Best Seller", "price 0 → 1299.5"]]);
    await importCsv("slug,title\nmodel-4400-recliner,The 4400");
    expect(await saved("PF-4400-GRY")).toMatchObject({ title: "The 4400", price: 129950 });
  });

  test("keeps a field with an empty cell, and empties one with a dash", async () => {
    await importCsv("sku,badges,retail code,title\nPF-4400-GRY,-,-,");
    const after = await saved("PF-4400-GRY");
    expect(after).toMatchObject({ badges: [], title: "Model 4400 Recliner" });
    expect(after?.specs).not.toHaveProperty("retailCode");
  });

  test("keeps the picture of a swatch that keeps its name", async () => {
    const image = (await saved("PF-PEBBLE-IVY"))?.swatches[0]?.image;
    expect(image).toBeDefined();
    await importCsv("sku,swatches\nPF-PEBBLE-IVY,Ivory White #ffffff | New Green #00aa00");
    expect((await saved("PF-PEBBLE-IVY"))?.swatches).toEqual([
      { label: "Ivory White", colorHex: "#ffffff", image },
      { label: "New Green", colorHex: "#00aa00" },
    ]);
  });

  test("writes nothing if nothing changes, and nothing in a dry run", async () => {
    const before = await version();
    expect((await importCsv("sku,title\nPF-4400-GRY,Model 4400 Recliner")).counts.unchanged).toBe(
      1,
    );
    const planned = await importCsv(`${heading}\n${newSofa}`, { write: false });
    expect([planned.counts.added, planned.written]).toEqual([1, false]);
    expect([await version(), await saved("PF-BAY")]).toEqual([before, undefined]);
  });

  test("hides and shows products, and adds hidden ones", async () => {
    const hidden = `${heading},published\n${newSofa},no`;
    expect((await importCsv(hidden)).counts).toMatchObject({ added: 1, hidden: 1 });
    await importCsv("sku,published\nPF-4400-GRY,no\nPF-BAY,yes");
    const products = await productsBySku(store);
    expect(products.get("PF-BAY")?.status).toBe("published");
    expect(products.get("PF-4400-GRY")?.status).toBe("hidden");
  });

  test("gives new products ids above all others, in the order of the rows", async () => {
    const cove = newSofa.replace("Bay", "Cove").replace("BAY", "COVE");
    await importCsv(`${heading},id\n${newSofa},\n${cove},3000`);
    expect([(await saved("PF-BAY"))?.id, (await saved("PF-COVE"))?.id]).toEqual(["3001", "3000"]);
  });

  test("B4: never gives an id twice, but the same product may return to its own (rule 3.3)", async () => {
    await importCsv(`${heading}\n${newSofa}`);
    await setStatus("2005", "removed");
    const other = newSofa.replace("PF-BAY,Bay", "PF-DEN,Den");
    expect((await importCsv(`${heading},id\n${other},2005`)).problems).toEqual([
      'row 2, column K (id): "2005" is the id of another piece (PF-BAY) and is never used again; give this one a new id, or none',
    ]);
    await importCsv(`${heading}\n${other}`);
    expect((await saved("PF-DEN"))?.id).toBe("2006");
    await importCsv(`${heading},id\n${newSofa},2005`);
    expect((await saved("PF-BAY"))?.id).toBe("2005");
  });

  test("puts the SKU into the address of the second of two products with the same title", async () => {
    await importCsv(`${heading}\n${newSofa}\n${newSofa.replace("PF-BAY", "PF-BAY/2")}`);
    expect((await saved("PF-BAY"))?.slug).toBe("bay-window-sofa");
    expect((await saved("PF-BAY/2"))?.slug).toBe("bay-window-sofa-pf-bay-2");
  });

  test("a row with a variant's SKU changes that variant, and the lowest price follows", async () => {
    await importCsv("sku,price,availability\nBAYOU-GRY-84,799,\nBAYOU-GRY-96,1199,in stock");
    expect(await saved("BAYOU")).toMatchObject({
      price: 79900,
      variants: [
        { sku: "BAYOU-GRY-84", price: 79900 },
        { sku: "BAYOU-CGN-84" },
        { sku: "BAYOU-GRY-96", price: 119900, availability: "in_stock" },
      ],
    });
    expect((await importCsv("sku,title\nBAYOU-GRY-84,Other")).problems).toEqual([
      expect.stringContaining("can't be changed in the row of a choice of Bayou Sofa"),
    ]);
  });

  test("rows with a choice change the variants of the product above and add others (rule 3.29)", async () => {
    const heading = "sku,slug,choice,price,availability,width,options";
    const options = JSON.stringify([
      { name: "Color", values: [{ label: "Gray" }, { label: "Cognac" }] },
      { name: "Size", values: [{ label: "84 in" }, { label: "96 in" }] },
    ]).replaceAll('"', '""');
    await importCsv(
      [
        heading,
        `BAYOU,bayou-sofa,,,,,"${options}"`,
        "BAYOU-GRY-84,bayou-sofa,Gray | 84 in,799,,,",
        "BAYOU-CGN-96,,Cognac | 96 in,1299,preorder,96,",
      ].join("\n"),
    );
    const { variants, ...product } = (await saved("BAYOU")) ?? {};
    expect(product).toMatchObject({ price: 79900, availability: "in_stock" });
    expect(variants).toMatchObject([
      { id: "2002", sku: "BAYOU-GRY-84", price: 79900 },
      { id: "2003", sku: "BAYOU-CGN-84", price: 89900, compareAtPrice: 99900 },
      { id: "2004", sku: "BAYOU-GRY-96", price: 109900 },
      { sku: "BAYOU-CGN-96", values: ["Cognac", "96 in"], price: 129900, specs: { width: 96 } },
    ]);
  });

  test("a choice's row that can't be used is named (rule 3.29)", async () => {
    for (const [text, message] of [
      ["sku,slug,choice\nBAYOU-GRY-84,bayou-sofa,Gray | 84 in", "right below the row of its piece"],
      ["sku,slug,choice\nBAYOU,bayou-sofa,\n,bayou-sofa,Gray | 84 in", "is needed in the row"],
      ["sku,title,choice\nBAYOU,Bayou Sofa,\nNEW,Other,Gray | 84 in", "leave the cell empty"],
      ["sku,slug,choice\nBAYOU,bayou-sofa,\nNEW,,Pink | 84 in", "not one of Color: Gray, Cognac"],
    ] as const) {
      const { problems } = await importCsv(text);
      expect(problems.join("\n"), text).toContain(message);
    }
  });

  test("refuses to overwrite a change made while the file was read (rule 3.15)", async () => {
    let interfered = false;
    const slow = {
      ...store,
      write: async <T>(work: Parameters<Store["write"]>[0]) => {
        if (!interfered) await setStatus("1004", "hidden");
        interfered = true;
        return (await store.write(work)) as T;
      },
    };
    const { problems } = await importText(slow as Store, `${heading}\n${newSofa}`);
    expect(problems).toEqual([expect.stringContaining("was changed while the file was read")]);
    expect(await saved("PF-BAY")).toBeUndefined();
  });
});

test("the template has every exported column that people fill in", () => {
  const [header = ""] = readFileSync("shop/catalogue-template.csv", "utf8").split("\r\n");
  const written = shopColumns([]).map(({ name }) => name);
  const others = [...readOnlyColumns, "published", "choice", "options"];
  expect(header.replace("\uFEFF", "").split(",")).toEqual(
    written.filter((name) => !others.includes(name)),
  );
});
