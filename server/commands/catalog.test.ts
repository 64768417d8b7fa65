import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let shopFolder: string;
beforeEach(() => {
  shopFolder = mkdtempSync(join(tmpdir(), "catalog-"));
  mkdirSync(join(shopFolder, "catalogue"));
  cpSync("tests/fixtures/catalogue/model-4400-recliner.json", recliner());
});
afterEach(() => rmSync(shopFolder, { recursive: true }));
const recliner = () => join(shopFolder, "catalogue", "model-4400-recliner.json");

function catalog(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    ...process.env,
    CATALOGUE_DIR: join(shopFolder, "catalogue"),
    INIT_CWD: shopFolder,
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["server/commands/catalog.ts", ...args],
      { env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe("catalog check", () => {
  test("passes a valid catalog and reports how many products it has", async () => {
    const { code, out } = await catalog("check");
    expect(code).toBe(0);
    expect(out).toContain("In order: the shop's facts, the collections and 1 product.");
  });

  test("reads a file that starts with a byte order mark", async () => {
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
    expect(out).toContain("updated  PF-4400-GRY  The 4400");
    expect(out).toContain("Done: 0 added, 1 updated, 0 unchanged.");
  });

  test("fails with all problems and writes nothing", async () => {
    writeFileSync(join(shopFolder, "bad.csv"), "sku,title\nPF-NEW,New\n");
    const { code, err } = await catalog("import", "bad.csv");
    expect(code).toBe(1);
    expect(err).toContain("Nothing was written");
    expect(readdirSync(join(shopFolder, "catalogue"))).toEqual(["model-4400-recliner.json"]);
  });

  test("reports a missing file and an unknown command", async () => {
    expect((await catalog("import", "none.csv")).err).toContain("none.csv cannot be read");
    expect((await catalog("sell")).err).toContain("Usage:");
    expect((await catalog("check", "--loud")).code).toBe(1);
  });
});
