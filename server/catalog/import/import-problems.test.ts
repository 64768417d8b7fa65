import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { importText, productsBySku } from "#tests/support/catalog-import.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { emptyMapping } from "./formats/mapping.ts";

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await newTestDatabase("sqlite");
  store = await openStore(database);
  const products = loadProducts("tests/fixtures/catalogue");
  await writeCatalog(store, new Date(), (writer) => writer.save(products));
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

/** The problems of an import that changes nothing. */
async function problemsOf(content: string | Uint8Array, sure = false): Promise<string[]> {
  const before = await productsBySku(store);
  const { problems, written } = await importText(store, content, { sure });
  expect([written, await productsBySku(store)]).toEqual([false, before]);
  return problems;
}

const heading = "SKU,Name,Room,Category,Material,Color,Width,Depth,Height,Description";
const good = "PF-BAY,Bay Sofa,Living Room,Stationary Sofa + Loveseats,Velvet,Gray,84,37,33,Deep.";

describe("an import with a problem names row and column and writes nothing (rule 3.8)", () => {
  test("one bad row blocks the whole import", async () => {
    const bad = good.replace("PF-BAY", "PF-BAD").replace("84", "wide");
    expect(await problemsOf(`${heading}\n${good}\n${bad}`)).toEqual([
      'row 3, column G (Width): "wide" is not a size such as 84, 84.5, 88 1/2" or 213 cm',
    ]);
  });

  test("reports a cause once, with the affected rows", async () => {
    const row = (n: number) => `PF-${n},Piece ${n},Living Room,recliners-lift-chairs,ask`;
    const rows = Array.from({ length: 300 }, (_, n) => row(n)).join("\n");
    expect(await problemsOf(`sku,title,collection,type,price\n${rows}`)).toEqual([
      'rows 2–301, column E (price): "ask" is not a price such as 1299 or 1,299.50',
    ]);
  });

  test("lists every cause, from the top of the sheet down", async () => {
    expect(
      await problemsOf("sku,price,availability\nPF-4400-GRY,ask,soon\nPF-PEBBLE-IVY,x,"),
    ).toEqual([
      'rows 2–3, column B (price): "ask", "x": each is not a price such as 1299 or 1,299.50',
      'row 2, column C (availability): "soon" is not one of in stock, preorder, out of stock',
    ]);
  });

  test.each([
    [
      "sku,color,Colour\nPF-4400-GRY,gray,red",
      "row 1, column C (Colour): says the same as column B (color)",
    ],
    [
      "title\nModel 4400 Recliner",
      "row 1: there must be a column named sku (or slug) to tell pieces apart",
    ],
    [
      "sku,Colour Family\nPF-4400-GRY,gray",
      "row 1: heading is not a column we know: Colour Family",
    ],
    [
      "sku,price\nPF-4400-GRY,1\nPF-4400-GRY,2",
      'row 3, column A (sku): "PF-4400-GRY" is already used by row 2',
    ],
    [
      "sku,title\nPF-4400-GRY,#REF!",
      'row 2, column B (title): "#REF!" is an error of the spreadsheet; put a value there',
    ],
    ["sku,title\nPF-4400-GRY,x,surprise", "row 2, column C: has no heading above it"],
    ["sku,title\n", "The file has no products in it."],
    ["  \n", "The file is empty."],
    [
      "PK\u0003\u0004and the rest of an .xlsx file",
      expect.stringContaining("a workbook, not a CSV"),
    ],
    [
      "sku,id\nPF-4400-GRY,77",
      'row 2, column B (id): "77" is not this piece\'s, and an import does not change it',
    ],
    [
      "sku,width,unit\nPF-4400-GRY,37,yards",
      'row 2, column C (unit): "yards" is not a unit of sizes: in, cm or mm',
    ],
    [
      "sku,delivered in\nPF-4400-GRY,in two parts",
      'row 2, column B (delivered in): "in two parts" are not parts such as Base 37 x 36 x 25; 2 × Back 24 x 11 x 27',
    ],
    [
      "sku,delivered in\nPF-4400-GRY,Base 37 x 36 x 25; Sofa 90 x 40 x 37 diagonal 20",
      "row 2, column B (delivered in): must be from 27.17 to 37, the least and the most for the length and height of Sofa",
    ],
    [
      '[{"sku":"PF-4400-GRY","price":"ask"},{"slug":"x","weight":3}',
      expect.stringContaining("row 2, weight: is not a field of a product"),
    ],
  ])("%s", async (csv, problem) => {
    expect(await problemsOf(csv)).toContainEqual(problem);
  });

  test("reports all required fields a new product lacks in one line", async () => {
    expect(await problemsOf("sku,title,material\nPF-NEW,,Velvet")).toEqual([
      "row 2, column B (title), collection, type: are missing",
    ]);
  });

  test("a piece that is in two rows is one problem", async () => {
    expect(await problemsOf("sku,price\nPF-4400-GRY,1\nPF-4400-GRY,2")).toEqual([
      'row 3, column A (sku): "PF-4400-GRY" is already used by row 2',
    ]);
  });

  test("a picture or a PDF is named as what it is, and no mapping is offered for it", async () => {
    const picture = readFileSync("public/social/home.jpg");
    for (const file of [picture, "%PDF-1.7\nprices"]) {
      const { problems, mapping } = await importText(store, file);
      expect(problems).toEqual([expect.stringMatching(/^The file is not text/)]);
      expect(mapping).toBeUndefined();
    }
  });

  test("a collection or type the shop does not have", async () => {
    const [garage] = await problemsOf(`${heading}\n${good.replace("Living Room", "Garage")}`);
    expect(garage).toMatch(
      /^row 2, column C \(Room\): "Garage" is not one of living-room, bedroom/,
    );
    const [moved] = await problemsOf(`${heading}\n${good.replace("Living Room", "Bedroom")}`);
    expect(moved).toMatch(
      /^row 2, column D \(Category\): "stationary-sofa-loveseats" is not a type of bedroom/,
    );
  });

  test("a new SKU can't take a known product's slug", async () => {
    expect(await problemsOf("slug,sku,title\nmodel-4400-recliner,PF-NEW,A new piece")).toEqual([
      "row 2, column A (slug): is Model 4400 Recliner's (PF-4400-GRY). A new piece needs another slug, or none",
    ]);
  });

  test("an unknown category of another shop, with a mapping to correct", async () => {
    const csv =
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price\nx,X,Gizmos,Title,Default Title,X-1,5";
    const { problems, mapping } = await importText(store, csv);
    expect(problems).toEqual(['row 2, column C (Type): "Gizmos" is none of the shop\'s types']);
    expect(mapping?.categories).toEqual({ Gizmos: "" });
    const categories = { Gizmos: "accessories/lamps" };
    const again = await importText(store, csv, { mapping: { ...emptyMapping, categories } });
    expect(again.counts.added).toBe(1);
  });
});
