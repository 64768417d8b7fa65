import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { type CommandResult, runInProcess } from "#tests/support/run-in-process.ts";
import { runCatalog } from "./catalog/run-catalog.ts";

let shopFolder: string;
beforeEach(async () => {
  shopFolder = mkdtempSync(join(tmpdir(), "catalog-"));
  // The shop makes its database when it first starts.
  await (await openStore({ dataDir: dataDir() })).close();
  mkdirSync(join(shopFolder, "catalogue"));
  cpSync("tests/fixtures/catalogue/model-4400-recliner.json", recliner());
});
afterEach(() => rmSync(shopFolder, { recursive: true }));
const dataDir = () => join(shopFolder, "data");
const recliner = () => join(shopFolder, "catalogue", "model-4400-recliner.json");

function catalog(...args: string[]): Promise<CommandResult> {
  const folders = { CATALOGUE_DIR: join(shopFolder, "catalogue"), DATA_DIR: dataDir() };
  return runInProcess(() => runCatalog(args), { ...folders, INIT_CWD: shopFolder });
}

describe("catalog check", () => {
  test("passes a valid catalog and reports how many products it has", async () => {
    const { code, out } = await catalog("check");
    expect(code).toBe(0);
    expect(out).toContain("In order: the shop's facts, the collections and 1 product.");
  });

  test("reads a file with a byte order mark", async () => {
    writeFileSync(recliner(), `\ufeff${readFileSync(recliner(), "utf8")}`);
    expect(await catalog("check")).toMatchObject({ code: 0, err: "" });
  });

  test("B4: records used ids, and refuses a reused one", async () => {
    await catalog("check");
    const record = join(shopFolder, "catalogue", "used-ids.txt");
    expect(readFileSync(record, "utf8")).toContain("\n1004 PF-4400-GRY model-4400-recliner\n");
    const recliner4400 = JSON.parse(readFileSync(recliner(), "utf8"));
    rmSync(recliner());
    const other = { ...recliner4400, sku: "PF-OTHER", slug: "another-chair" };
    writeFileSync(join(shopFolder, "catalogue", "another-chair.json"), JSON.stringify(other));
    const { code, err } = await catalog("check");
    expect(code).toBe(1);
    expect(err).toContain(
      "another-chair.json: id: 1004 was the id of another piece (PF-4400-GRY) and is never used again; give this one a new id",
    );
    expect(readFileSync(record, "utf8")).toContain("1004 PF-4400-GRY");
  });

  test("fails on every problem at once", async () => {
    writeFileSync(recliner(), "{}");
    writeFileSync(join(shopFolder, "catalogue", "broken.json"), "{");
    const { code, err } = await catalog("check");
    expect(code).toBe(1);
    expect(err).toContain("broken.json: is not valid JSON");
    expect(err).toContain("model-4400-recliner.json: title: is missing");
  });
});

test("text from files can't control the terminal", async () => {
  const controlCodes = "\u001b]0;owned\u0007\u009b31m\u202e";
  writeFileSync(
    join(shopFolder, "bad.csv"),
    `sku,title,price\nPF-4400-GRY,Model ${controlCodes},ask${controlCodes}\n`,
  );
  const { code, err } = await catalog("import", "bad.csv");
  expect(code).toBe(1);
  expect(err).toContain("column C (price)");
  writeFileSync(
    recliner(),
    readFileSync(recliner(), "utf8").replace("Model 4400", "Model\\u001b[31m"),
  );
  const checked = await catalog("check");
  expect(checked.err).toContain("title: has invisible signs in it");
  expect(err + checked.err + checked.out).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
});

test("catalog prints its usage and refuses unknown arguments", async () => {
  expect(await catalog("help")).toMatchObject({ code: 0, out: expect.stringContaining("Usage:") });
  expect(await catalog("check", "--help")).toEqual(await catalog("help"));
  const tried = await catalog("picture", "my-sofa/primary", "sofa.jpg", "--dry-run");
  expect([tried.code, tried.err]).toEqual([1, expect.stringContaining("--dry-run. Nothing was")]);
});

describe("catalog import", () => {
  test("resolves the file from the current directory and reports the result", async () => {
    writeFileSync(join(shopFolder, "new.csv"), "\uFEFFsku;title\r\nPF-4400-GRY;The 4400\r\n");
    const { code, out } = await catalog("import", "new.csv");
    expect(code).toBe(0);
    expect(out).toContain("changed  PF-4400-GRY  The 4400: title Model 4400 Recliner → The 4400");
    expect(out).toContain("Done: 0 added, 1 changed, 0 unchanged; 0 of them hidden.");
  });

  test("a dry run shows each change by field and writes nothing", async () => {
    writeFileSync(join(shopFolder, "new.csv"), "sku,title,price\nPF-4400-GRY,The 4400,899\n");
    const { out } = await catalog("import", "new.csv", "--dry-run");
    expect(out).toContain(
      "changed  PF-4400-GRY  The 4400: title Model 4400 Recliner → The 4400; price 0 → 899",
    );
    expect(out).toContain("Would be 0 added, 1 changed, 0 unchanged");
    expect((await catalog("list")).out).toContain("Model 4400 Recliner");
  });

  test("a dry run shows price, availability, type and choices of new pieces, and what would go", async () => {
    const row = (sku: string, size: string, price: number) =>
      `cove,Cove Recliner,Recliners,Size,${size},${sku},${price},0,continue`;
    const heading =
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Policy";
    const file = (...rows: string[]) =>
      writeFileSync(join(shopFolder, "shop.csv"), [heading, ...rows].join("\n"));
    file(row("CV-S", "Small", 500), row("CV-L", "Large", 700.5), "den,Den Bed,Beds,,,DEN,,,");
    const added = await catalog("import", "shop.csv", "--dry-run");
    expect(added.out).toContain(
      "added    COVE  Cove Recliner: from $500, preorder, living-room/recliners-lift-chairs, 2 choices\n",
    );
    expect(added.out).toContain("added    DEN  Den Bed: call for price, in stock, bedroom/beds\n");
    await catalog("import", "shop.csv");
    file(row("CV-L", "Large", 650));
    const changed = await catalog("import", "shop.csv", "--dry-run");
    expect(changed.out).toContain("; loses Small (CV-S); CV-L price 700.5 → 650\n");
    expect(changed.err).toContain("would no longer come in Small (CV-S)");
  });

  test("fails with all problems and writes nothing", async () => {
    writeFileSync(join(shopFolder, "bad.csv"), "sku,title,price\nPF-NEW,New,soon\n");
    const { code, err } = await catalog("import", "bad.csv");
    expect(code).toBe(1);
    expect(err).toContain("Nothing was written: 2 problems in bad.csv, which was read as a table");
    expect((await catalog("list")).out).not.toContain("PF-NEW");
  });

  test("asks about what looks wrong, and imports it with --sure", async () => {
    const row = "PF-L,Ivy Loveseat,living-room,stationary-sofa-loveseats,18,47,25";
    writeFileSync(
      join(shopFolder, "odd.csv"),
      `sku,title,collection,type,width,length,height\n${row}\n`,
    );
    const asked = await catalog("import", "odd.csv");
    expect([asked.code, asked.err]).toEqual([1, expect.stringContaining("Is this right?")]);
    expect((await catalog("import", "odd.csv", "--sure")).out).toContain("Done: 1 added");
  });

  test("writes a first mapping for a vendor's list, and reads the list with it", async () => {
    cpSync("tests/fixtures/catalog-files/vendor-price-book.csv", join(shopFolder, "book.csv"));
    const first = await catalog("import", "book.csv");
    expect(first.err).toContain("book.csv.map.json now says how to read it");
    const map = join(shopFolder, "book.csv.map.json");
    const mapping = JSON.parse(readFileSync(map, "utf8"));
    writeFileSync(map, JSON.stringify({ ...mapping, otherwise: "accessories/nothing" }));
    const wrong = await catalog("import", "book.csv", "--map", "book.csv.map.json");
    expect(wrong.err).toContain('otherwise: "accessories/nothing" is not a type of the shop');
    writeFileSync(map, JSON.stringify({ ...mapping, otherwise: "accessories/pillows-throws" }));
    const done = await catalog("import", "book.csv", "--map", "book.csv.map.json");
    expect(done.out).toContain("Done: 4 added");
  });

  test("reports a missing file and an unknown command", async () => {
    expect((await catalog("import", "none.csv")).err).toContain("none.csv cannot be read");
    expect((await catalog("sell")).err).toContain("Usage:");
    expect((await catalog("check", "--loud")).code).toBe(1);
  });
});

test("catalog export prints an importable file; hide, show and remove take SKUs or ids", async () => {
  expect((await catalog("hide", "PF-4400-GRY")).out).toContain("Hidden: 1 product.");
  const exported = (await catalog("export")).out;
  expect(exported).toMatch(/^\uFEFFsku,title,/);
  writeFileSync(join(shopFolder, "all.csv"), exported);
  expect((await catalog("import", "all.csv")).out).toContain("0 changed, 1 unchanged");
  expect(JSON.parse((await catalog("export", "--format", "json")).out)).toMatchObject([
    { sku: "PF-4400-GRY", published: false },
  ]);
  expect((await catalog("show", "1004")).out).toContain("Shown: 1 product.");
  expect((await catalog("hide", "1004", "9999")).err).toContain("There is no product:\n  9999");
  expect((await catalog("remove", "1004")).out).toContain("Removed: 1 product.");
  expect((await catalog("list")).out).toBe("");
});
