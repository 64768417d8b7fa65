import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exportJson } from "#server/catalog/export/export-products.ts";
import { storedProducts } from "#server/catalog/products/stored-products.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { importText, productsBySku, textOf } from "#tests/support/catalog-import.ts";
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
        row("I-1", "Gray", "I"),
        row("J-1", "Gray", "J"),
        row("I-2", "Tan", "I"),
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

describe("T25: a piece hidden by hand (rule 3.31)", () => {
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
      1,
      "hidden",
      "hidden",
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
