import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sku as skuSchema } from "#domain/product-fields.ts";
import { exportJson } from "#server/catalog/export/export-products.ts";
import { storedProducts } from "#server/catalog/products/stored-products.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { importText, productsBySku } from "#tests/support/catalog-import.ts";
import { collect } from "#tests/support/collect.ts";
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
const textOf = (name: string) => readFileSync(`tests/fixtures/catalog-files/${name}`, "utf8");
const importCsv = (text: string, options: Partial<ImportOptions> = {}) =>
  importText(store, text, { now, ...options });
const importFile = (name: string, options = {}) => importCsv(textOf(name), options);

/** The products after an import without problems, by SKU. */
async function productsAfter(text: string) {
  const { problems, questions, written } = await importCsv(text);
  expect([problems, questions, written]).toEqual([[], [], true]);
  const products = await productsBySku(store);
  return (sku: string) => products.get(sku)?.product;
}

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

describe("T4: stock that isn't tracked", () => {
  test("never runs out, in Shopify's classic export", async () => {
    const product = await productsAfter(textOf("shopify-untracked.csv"));
    const skus = ["HB-1", "HB-2", "HB-3", "HB-4"];
    expect(skus.map((sku) => product(sku)?.availability)).toEqual([
      ...["in_stock", "out_of_stock", "preorder", "in_stock"],
    ]);
  });

  test("never runs out, in Shopify's new export", async () => {
    const product = await productsAfter(textOf("shopify-new-untracked.csv"));
    expect(["PI-1", "PI-2"].map((sku) => product(sku)?.availability)).toEqual([
      ...["in_stock", "out_of_stock"],
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
      ...["in_stock", "out_of_stock", "preorder", "in_stock"],
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
      ...[undefined, undefined],
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

describe("T8: rows of one piece", () => {
  const pieces = ["COVE-RECLINER", "DUNE-RECLINER"];
  const skus = (product: (sku: string) => { variants?: { sku: string }[] } | undefined) =>
    pieces.map((piece) => product(piece)?.variants?.map(({ sku }) => sku));

  test.each([
    "shopify-rows-together.csv",
    "shopify-sorted-by-price.csv",
    "shopify-sorted-filled-down.csv",
  ])("are joined by handle, wherever they are: %s", async (name) => {
    const product = await productsAfter(textOf(name));
    expect(skus(product)).toEqual([
      ["CV-S", "CV-M", "CV-L"],
      ["DN-S", "DN-M", "DN-L"],
    ]);
    expect(product("COVE-RECLINER")).toMatchObject({ title: "Cove Recliner", price: 50000 });
    const { counts } = await importFile("shopify-rows-together.csv");
    expect([counts.added, counts.changed, counts.unchanged]).toEqual([0, 0, 2]);
  });

  test("are joined when the row with the title comes last, or only the first has the handle", async () => {
    const [heading = "", ...rows] = textOf("shopify-rows-together.csv").trim().split("\n");
    const reversed = await productsAfter([heading, ...rows.toReversed()].join("\n"));
    expect(reversed("COVE-RECLINER")).toMatchObject({
      options: [{ name: "Size", values: [{ label: "Large" }, {}, { label: "Small" }] }],
    });
    const blank = rows.map((row) => row.replace(/^[a-z-]+,,/, ",,"));
    const { counts } = await importCsv([heading, ...blank].join("\n"));
    expect([counts.added, counts.changed, counts.unchanged]).toEqual([0, 0, 2]);
  });

  test("aren't variants if they only repeat one, with further pictures", async () => {
    const [heading = "", ...rows] = textOf("shopify-rows-together.csv").trim().split("\n");
    const doubled = rows.flatMap((row) => [row, row]);
    const product = await productsAfter([heading, ...doubled].join("\n"));
    expect(skus(product).map((all) => all?.length)).toEqual([3, 3]);
  });

  test("are refused if nothing tells them apart", async () => {
    const text = textOf("shopify-rows-together.csv").replace(",Medium,", ",Small,");
    expect((await importCsv(text)).problems).toEqual([
      'row 3, column J (Option1 Value): "Small" is the same choice of the piece as in row 2',
    ]);
  });

  test("of a feed are joined by item group", async () => {
    const row = (sku: string, color: string, group: string) =>
      `${sku},Iris Recliner,x,900 USD,Recliners,${color},${group}`;
    const product = await productsAfter(
      [
        "id,title,link,price,product type,color,item group id",
        ...[row("I-1", "Gray", "I"), row("J-1", "Gray", "J"), row("I-2", "Tan", "I")],
        row("J-2", "Tan", "J"),
      ].join("\n"),
    );
    expect(["I", "J"].map((sku) => product(sku)?.variants?.length)).toEqual([2, 2]);
  });

  test("a known piece that would lose choices is a question, answered by --sure", async () => {
    await importFile("shopify-rows-together.csv");
    const before = await productsBySku(store);
    const changes: string[][] = [];
    const asked = await importFile("shopify-one-variant.csv", {
      onProduct: (product: { changes: string[] }) => changes.push(product.changes),
    });
    expect(asked.questions).toEqual([
      'row 2, column J (Option1 Value): "Cove Recliner" would no longer come in Small (CV-S), Medium (CV-M): has the file all of its choices?',
    ]);
    expect([asked.written, await productsBySku(store)]).toEqual([false, before]);
    expect(changes[0]).toEqual(
      expect.arrayContaining(["loses Small (CV-S)", "loses Medium (CV-M)", "CV-L price 900 → 950"]),
    );
    expect((await importFile("shopify-one-variant.csv", { sure: true })).written).toBe(true);
    const [large] = (await productsBySku(store)).get("COVE-RECLINER")?.product.variants ?? [];
    const former = before.get("COVE-RECLINER")?.product.variants?.[2];
    expect([large?.id, large?.price]).toEqual([former?.id, 95000]);
  });

  test("a known piece would lose choices in other formats, too", async () => {
    const feed = ["Gray", "Tan", "Sage"].map(
      (color) => `I-${color},"Iris Recliner, ${color}",x,900 USD,Recliners,${color},I`,
    );
    const heading = "id,title,link,price,product type,color,item group id";
    await importCsv([heading, ...feed].join("\n"));
    const one = await importCsv([heading, feed[1]].join("\n"));
    const gone = "would no longer come in Gray (I-Gray), Sage (I-Sage): has the file all";
    expect(one.questions).toEqual([expect.stringContaining(gone)]);
    const woo = [
      "ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)",
      '1,variable,FN,Fern Recliner,1,,Recliners,,Color,"Gray, Tan"',
      "2,variation,,Fern - Gray,1,700,,FN,Color,Gray",
      "3,variation,,Fern - Tan,1,800,,FN,Color,Tan",
    ];
    await importCsv(woo.join("\n"));
    const { questions } = await importCsv(woo.slice(0, 3).join("\n"));
    expect(questions).toEqual([
      expect.stringContaining('Fern Recliner" would no longer come in Tan'),
    ]);
    const json = (await collect(exportJson(storedProducts(store.queries)))).join("");
    const [iris] = JSON.parse(json);
    const { variants: all, options } = iris;
    const kept = { ...iris, variants: all.slice(1), price: 900 };
    const left = { ...kept, options: [{ ...options[0], values: options[0].values.slice(1) }] };
    expect((await importCsv(JSON.stringify([left]))).questions).toEqual([
      expect.stringMatching(/^row 1, choices: "Iris Recliner" would no longer come in Gray/),
    ]);
  });

  test("a known piece that would no longer have choices at all is a question too", async () => {
    await importFile("shopify-rows-together.csv");
    const simple =
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price\ncove-recliner,Cove Recliner,Recliners,Title,Default Title,CV-L,950";
    const { questions } = await importCsv(simple);
    expect(questions).toEqual([expect.stringContaining("Small (CV-S), Medium (CV-M), Large (CV")]);
  });
});

describe("T9: tab-separated files as spreadsheets write them", () => {
  test("are read like CSV", async () => {
    await importFile("tab-quoted.txt", { sure: true });
    const products = await productsBySku(store);
    expect(products.get("TQ-1")?.product).toMatchObject({
      ...{ title: "Sofa, Slate", price: 129900, description: 'Deep seat, 22" high' },
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

describe("problems are in the file's words", () => {
  const heading =
    "Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price";

  test("with the row and the heading of a choice's value", async () => {
    const rows = ["Small,,,C-1,500", `${"x".repeat(61)},,,C-2,600`].map(
      (end) => `cove,Cove Recliner,Recliners,Size,${end}`,
    );
    expect((await importCsv([heading, ...rows].join("\n"))).problems).toEqual([
      "row 3, column E (Option1 Value): must be at most 60 characters",
    ]);
  });

  test("with the row and the heading of a choice's price and of an option's name", async () => {
    const rows = ["Small,,,C-1,500", "Large,,,C-2,500000"].map(
      (end) => `cove,Cove Recliner,Recliners,${"Size ".repeat(9).trim()},${end}`,
    );
    expect((await importCsv([heading, ...rows].join("\n"))).problems).toEqual([
      "row 2, column D (Option1 Name): must be at most 40 characters",
      "row 3, column I (Variant Price): must be at most 100000",
    ]);
  });

  test("with both rows of options that have the same name", async () => {
    const rows = ["Small,SIZE,One,C-1,500", "Large,SIZE,Two,C-2,600"].map(
      (end) => `cove,Cove Recliner,Recliners,Size,${end}`,
    );
    expect((await importCsv([heading, ...rows].join("\n"))).problems).toEqual([
      "row 2, column F (Option2 Name): is the same as in column D (Option1 Name)",
    ]);
  });

  test("with the number of choices, if there are too many", async () => {
    const rows = Array.from(
      { length: 251 },
      (_, number) => `cove,Cove Recliner,Recliners,Size,S${number},,,C-${number},500`,
    );
    expect((await importCsv([heading, ...rows].join("\n"))).problems).toEqual([
      "row 2, choices: must be at most 250",
    ]);
  });
});

describe("T25: a piece hidden by hand (rule 3.30)", () => {
  const setStatus = async (sku: string, status: "hidden" | "published") => {
    const id = (await productsBySku(store)).get(sku)?.product.id ?? "";
    await writeCatalog(store, now, (writer) => writer.setStatus([id], status));
  };
  const status = async (sku: string) => (await productsBySku(store)).get(sku)?.status;

  test("stays hidden whatever the nightly file says, until it is shown by hand", async () => {
    await importFile("shopify-nightly-1.csv");
    await setStatus("GL-1", "hidden");
    await setStatus("GL-2", "hidden");
    const { notes, counts } = await importFile("shopify-nightly-2.csv");
    expect(notes).toEqual([
      'rows 2–3, column H (Published): "Glen Recliner (GL-1)", "Glen Wide Recliner (GL-2)": each was hidden by hand and stays so until npm run catalog -- show and its SKU show it again',
    ]);
    expect([counts.changed, await status("GL-1"), await status("GL-2")]).toEqual([
      ...[1, "hidden", "hidden"],
    ]);
    expect((await productsBySku(store)).get("GL-2")?.product.price).toBe(94900);
    await setStatus("GL-1", "published");
    await importFile("shopify-nightly-1.csv");
    expect([await status("GL-1"), await status("GL-2")]).toEqual(["published", "hidden"]);
  });

  test("differs from one that its file hid, which the file shows again", async () => {
    const text = textOf("shopify-nightly-1.csv");
    await importCsv(text.replaceAll(",active", ",draft"));
    expect(await status("GL-1")).toBe("hidden");
    await importCsv(text);
    expect(await status("GL-1")).toBe("published");
    await importCsv(text.replaceAll(",active", ",archived"));
    await setStatus("GL-1", "hidden");
    await importCsv(text);
    expect([await status("GL-1"), await status("GL-2")]).toEqual(["hidden", "published"]);
  });

  test("stays hidden for a column of the shop's own, too", async () => {
    await importFile("shopify-nightly-1.csv");
    await setStatus("GL-1", "hidden");
    const { notes } = await importCsv("sku,published\nGL-1,yes\nGL-2,no");
    expect(notes).toEqual([expect.stringMatching(/^row 2, column B \(published\): "Glen Rec/)]);
    await importCsv("sku,published\nGL-2,yes");
    expect([await status("GL-1"), await status("GL-2")]).toEqual(["hidden", "published"]);
  });
});
