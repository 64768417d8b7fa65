import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { importText } from "#tests/support/catalog-import.ts";
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

  test("in the shop's own columns and in JSON", async () => {
    const options = JSON.stringify([{ name: "Color", values: [{ label: "Gray" }] }]);
    const rows = [
      "sku,title,collection,type,price,choice,options",
      `BAY,Bay Sofa,living-room,recliners-lift-chairs,900,,"${options.replaceAll('"', '""')}"`,
      "BAY-G,,,,950000,Gray,",
      "BAY T,,,,950,Pink,",
    ];
    expect((await importCsv(rows.join("\n"))).problems).toEqual([
      "row 3, column E (price): must be at most 100000",
      expect.stringMatching(/^row 4, column A \(sku\): must be letters and digits/),
    ]);
    const variants = [{ id: "1", sku: "A B", values: ["Gray"] }];
    const json = JSON.stringify([{ title: "Bay", sku: "BAY", variants }]);
    expect((await importCsv(json)).problems).toContainEqual(
      expect.stringMatching(/^row 1, sku of choice 1: must be letters/),
    );
  });
});
