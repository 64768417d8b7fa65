import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { importText, productsBySku } from "#tests/support/catalog-import.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import type { Mapping } from "./formats/mapping.ts";

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

const importFile = (name: string, options: { sure?: boolean; mapping?: Mapping } = {}) =>
  importText(store, readFileSync(`tests/fixtures/catalog-files/${name}`), options);

/** Imports a file without problems, and returns its products by SKU. */
async function imported(name: string, options = {}) {
  const { problems, written } = await importFile(name, options);
  expect([problems, written]).toEqual([[], true]);
  const products = await productsBySku(store);
  return (sku: string) => products.get(sku)?.product;
}

const specs = (width: number, length: number, height: number) => ({ width, length, height });

test("A1: reads sizes exactly as vendors write them, but refuses 1,200", async () => {
  const { problems, written } = await importFile("sizes-as-vendors-write-them.csv");
  expect([problems, written]).toEqual([
    [expect.stringMatching(/^row 6, column G \(width\): "1,200" can be read in two ways/)],
    false,
  ]);
  const rows = readFileSync("tests/fixtures/catalog-files/sizes-as-vendors-write-them.csv", "utf8");
  await importText(store, rows.split("\n").slice(0, 5).join("\n"));
  const products = await productsBySku(store);
  const sizes = (sku: string) => products.get(sku)?.product.specs;
  expect(sizes("FR-1")).toMatchObject(specs(88.5, 35.5, 33.25));
  expect(sizes("FR-2")).toMatchObject(specs(84.5, 36.25, 35));
  expect(sizes("FR-3")).toMatchObject(specs(86, 38, 34));
  expect(sizes("FR-4")).toMatchObject({ ...specs(146.5, 115.5, 37), features: "Height 27–37 in" });
});

test("A1: sizes in one column, where a loveseat's length is its width", async () => {
  const product = await imported("sizes-in-one-column.csv");
  expect(product("DM-1")?.specs).toMatchObject(specs(84, 38, 36));
  expect(product("DM-2")?.specs).toMatchObject(specs(61.5, 38, 36));
});

test("A2: tags become lines or go, and entities are decoded once", async () => {
  const product = await imported("markup-and-entities.csv");
  expect(product("MK-1")).toMatchObject({
    title: "Maple & Oak Sofa",
    slug: "maple-oak-sofa",
    specs: { material: "100% polyester fabric" },
    description:
      'READY TO SHIP\nAsk us for the day.\nDeep seats.\n- Hardwood frame\n- Zippered covers\nSize: 84" W',
  });
  expect(product("MK-2")?.description).toBe("It holds 3 < 4 people – comfortably.");
});

test("A3: questions sizes that are implausible for the type, but not a chaise's", async () => {
  const { questions, written } = await importFile("sideways-and-centimeters.csv");
  expect(questions).toEqual([
    expect.stringMatching(/^row 2.*Hazel Loveseat: 18 × 47 × 25.*in the other order\?/),
    expect.stringMatching(/^row 3.*Ivy Three-Seat Sofa: 213 × 96 × 91.*centimeters\?/),
  ]);
  expect(written).toBe(false);
  await imported("sideways-and-centimeters.csv", { sure: true });
});

test.each(["utf16-big-endian", "utf16-without-a-mark", "mac-letters", "windows-1252"])(
  "A4: decodes the characters of %s",
  async (name) => {
    const product = await imported(`${name}.csv`);
    expect(product("CS-1")?.specs.material).toBe("Bouclé fabric");
    expect(product("CS-1")?.description).toBe('A sofa – 79" wide');
    expect(product("CS-2")?.description).toBe("“Matches” the sofa");
  },
);

test.each([
  ["mixed-line-ends.csv", "ML-2", "Mixed Loveseat"],
  ["bar-separated.csv", "BR-1", "Bar Sofa"],
  ["sep-line.csv", "SP-1", "Sep Sofa"],
])("A4, A5: %s", async (name, sku, title) => {
  expect((await imported(name))(sku)).toMatchObject({ title });
});

test("A5: headings below a letterhead, and a caption among the rows", async () => {
  const { kind, notes } = await importFile("letterhead.csv");
  expect([kind, notes]).toEqual([
    "a table with its headings in row 4",
    [expect.stringMatching(/^row 6: "Living room groups" stands alone in its row/)],
  ]);
  expect([...(await productsBySku(store)).keys()]).toEqual(["LH-1", "LH-2"]);
});

describe("A5: a vendor's price book", () => {
  test("reports each cause once, and offers a first mapping", async () => {
    const { problems, mapping } = await importFile("vendor-price-book.csv");
    expect(problems).toEqual([
      expect.stringMatching(/^row 1: headings are not columns we know: Order/),
    ]);
    expect(mapping?.columns).toMatchObject({
      "ITEM NUMBER": "sku",
      DESCRIPTION: "title",
      "EAST*": "price",
      CUFT: "",
    });
  });

  test("is imported with the mapping the owner corrected", async () => {
    const { mapping } = await importFile("vendor-price-book.csv");
    const corrected = { otherwise: "accessories/pillows-throws", markup: 2.5 };
    const product = await imported("vendor-price-book.csv", {
      mapping: { ...mapping, ...corrected },
    });
    expect(product("BD79001-Q-BED")).toMatchObject({
      title: "Queen Bed, Ash Gray",
      price: 112250,
      collection: "bedroom",
      type: "beds",
    });
    expect(product("BD79001-N1")?.type).toBe("nightstands");
    expect(product("CK-A")).toMatchObject({ type: "pillows-throws", price: 3750 });
  });
});

test("A6: questions SKUs a spreadsheet may have changed, and doesn't add them", async () => {
  await writeCatalog(store, new Date(), (writer) => writer.save([aProduct({ sku: "00123" })]));
  const { problems, counts } = await importFile("skus-that-spreadsheets-changed.csv");
  expect(problems).toEqual([
    expect.stringMatching(/^row 2, .*"123" is new, but nearly the SKU 00123/),
    expect.stringMatching(/^rows 3, 5, .*"1E5", "4.38E\+11": each looks like .* into a number/),
    expect.stringMatching(/^row 4, .*"2-Jan" looks like .* into a date/),
  ]);
  expect(counts.added).toBe(0);
});

test("A6: keeps vendors' SKUs unchanged", async () => {
  const product = await imported("vendor-skus.csv");
  for (const sku of ["AB6587-SECT-R+OT", "M-CareKit-a", "B210/2"]) {
    expect(product(sku)).toMatchObject({ sku });
  }
});

test("A7: Shopify's classic export, with variants and a draft (rule 3.17)", async () => {
  const product = await imported("shopify-classic.csv");
  expect(product("QUILL-SOFA")).toMatchObject({
    slug: "quill-sofa",
    price: 129900,
    compareAtPrice: 159900,
    availability: "in_stock",
    type: "stationary-sofa-loveseats",
    specs: specs(84, 38, 36),
    swatches: [{ label: "Gray" }, { label: "Sage" }],
    variants: [
      { sku: "QS-GRY", values: ["Gray"], price: 129900, availability: "in_stock" },
      { sku: "QS-SGE", values: ["Sage"], availability: "preorder" },
    ],
  });
  const stool = (await productsBySku(store)).get("RK-1");
  expect(stool).toMatchObject({ status: "hidden", product: { type: "bar-stools", price: 18900 } });
});

test("A7: Shopify's new export", async () => {
  const product = await imported("shopify-new.csv");
  expect(product("WT-01")).toMatchObject({
    title: "Wicker Table",
    type: "accent-tables",
    price: 59000,
    compareAtPrice: 84300,
  });
});

test("A7: WooCommerce's export, whose beds are longer than wide", async () => {
  const product = await imported("woocommerce.csv");
  expect(product("HB-0")).toMatchObject({
    title: "Harbor Bed",
    type: "beds",
    description: "Oak & linen",
    price: 109900,
    specs: specs(64, 86, 48),
    options: [{ name: "Size", values: [{ label: "Queen" }, { label: "King" }] }],
    variants: [
      { sku: "HB-Q", price: 109900, compareAtPrice: 129900, availability: "in_stock" },
      { sku: "HB-K", price: 149900, availability: "out_of_stock", specs: { width: 80 } },
    ],
  });
  expect(product("HB-0")?.variants?.[0]).not.toHaveProperty("specs");
});

test("A7: a Google Merchant feed as TSV", async () => {
  const product = await imported("google-merchant.tsv");
  expect(product("GM-1")).toMatchObject({
    title: "Iris Recliner",
    type: "recliners-lift-chairs",
    price: 69900,
    specs: { material: "Microfiber", ...specs(38, 40, 42) },
    variants: [{ sku: "GM-1-GRY" }, { sku: "GM-1-BRN", price: 74900, availability: "preorder" }],
  });
});

test("A7: variants with a size and a material of their own in a Google Merchant feed", async () => {
  const offer = "A bench.,,in_stock,200.00 USD,Dining Room > Dining Benches,Gray";
  await importText(
    store,
    `id,title,description,image link,availability,price,product type,color,item group id,material,product length,product width,product height
VB-1,Vale Bench,${offer},VB,Linen,18 in,,20 in
VB-2,Vale Bench,${offer},VB,Leather,18 in,60 in,20 in
VB-3,Vale Bench,${offer},VB,Velvet,18 in,44 in,20 in
`,
  );
  const bench = (await productsBySku(store)).get("VB")?.product;
  expect(bench).toMatchObject({
    specs: { material: "Linen", ...specs(60, 18, 20) },
    options: [{ name: "Color" }, { name: "Material" }],
    variants: [{ values: ["Gray", "Linen"] }, { values: ["Gray", "Leather"] }, { sku: "VB-3" }],
  });
  expect(bench?.variants?.map(({ specs }) => specs)).toEqual([undefined, undefined, { width: 44 }]);
});

test("A7: a Google Merchant feed as XML", async () => {
  const product = await imported("google-merchant.xml");
  expect(product("GX-1")).toMatchObject({
    title: "Opal Nightstand & Charger",
    description: "Two drawers, USB-C port",
    type: "nightstands",
    price: 22900,
    specs: { color: "Oak", ...specs(21.7, 15.7, 24) },
  });
  expect(product("GX-2")?.availability).toBe("out_of_stock");
});

test("A8: removes invisible characters", async () => {
  const product = await imported("invisible-letters.csv");
  expect(product("NB-1")).toMatchObject({ title: "No-Break Sofa" });
  expect(product("ZW-1")).toMatchObject({ title: "Zero-Width Sofa" });
  expect(product("SH-1")).toMatchObject({ title: "Recliner Deluxe", slug: "recliner-deluxe" });
});

test("A9: refuses another shop's ids with a message, and reserves none of them", async () => {
  const { problems } = await importFile("ids-from-elsewhere.csv");
  expect(problems).toEqual([
    expect.stringMatching(
      /^rows 2, 4, column K \(id\): "999999999", "8123456789012": each is an id that this shop did not give/,
    ),
  ]);
});

test("pictures named by address are counted by host, not fetched (rule 3.19)", async () => {
  const { pictureHosts, pictures } = await importFile("shopify-classic.csv");
  expect([[...pictureHosts], pictures]).toEqual([[["pictures.example", 4]], undefined]);
});

test("every file imports again without a change", async () => {
  for (const name of [
    "shopify-classic.csv",
    "woocommerce.csv",
    "google-merchant.tsv",
    "letterhead.csv",
  ]) {
    const first = await importFile(name);
    const again = await importFile(name);
    expect(again.counts).toEqual({
      added: 0,
      changed: 0,
      hidden: 0,
      unchanged: first.counts.added,
    });
  }
});

describe("2S9: a vendor's list with what the dealer pays", () => {
  const name = "vendor-cost-and-map.csv";

  test("proposes sizes, material and the advertised price, not the cost", async () => {
    expect((await importFile(name)).mapping?.columns).toEqual({
      "Item #": "sku",
      "Item Description": "title",
      Category: "type",
      Finish: "color",
      "W (in)": "width",
      "D (in)": "length",
      "H (in)": "height",
      "Made of": "material",
      "Dealer Cost": "",
      MAP: "price",
    });
  });

  test("is imported with the mapping as it was proposed", async () => {
    const { mapping } = await importFile(name);
    const product = await imported(name, { mapping });
    expect(product("NV-100")).toMatchObject({
      price: 109900,
      type: "beds",
      specs: { material: "Solid oak", ...specs(66, 88, 52) },
    });
  });

  test("questions a bed of 118 inches and a sectional deeper than wide, not the chaise", async () => {
    const text = readFileSync(`tests/fixtures/catalog-files/${name}`, "utf8");
    const { mapping } = await importText(store, text);
    const wrong = text.replace("66,88", "66,118").replace("118,84", "84,118");
    const { questions } = await importText(store, wrong, mapping ? { mapping } : {});
    expect(questions).toEqual([
      expect.stringContaining('"Aspen Queen Bed: 66 × 118 × 52" are unusual for the type'),
      expect.stringContaining('"Nova Sectional: 84 × 118 × 36" are unusual for the type'),
    ]);
  });
});
