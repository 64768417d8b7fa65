import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addBlock, addLooks, glbOf, newModel } from "#tests/support/made-model.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { runInProcess } from "#tests/support/run-in-process.ts";
import { runCatalog } from "./run-catalog.ts";

let shop: PhotoShop;
beforeEach(async () => {
  shop = await openPhotoShop("sqlite");
});
afterEach(() => shop.close());

function catalog(...args: string[]) {
  const { dataDir } = shop.database;
  return runInProcess(() => runCatalog(args), { DATA_DIR: dataDir, INIT_CWD: dataDir });
}

/** Writes a recliner in the product's colors, as large as given in inches. */
async function recliner(
  name: string,
  size: [number, number, number] = [37, 41, 39],
  looks = ["camel beige", "Pewter Gray"],
): Promise<void> {
  const document = newModel();
  addBlock(document, { size });
  addLooks(document, looks);
  writeFileSync(join(shop.database.dataDir, name), await glbOf(document));
}

test("rule 3.35: the command takes a model, lists it and removes it", async () => {
  await recliner("recliner.glb", [36.5, 40.5, 38.5], ["camel beige", "Pewter Gray", "Plum"]);
  const tried = await catalog("model", "PF-4400-GRY", "recliner.glb", "--dry-run");
  expect(tried.out).toMatch(/^Would take the model of PF-4400-GRY: 37\.0 × 39\.\d × 41\.\d in/);
  expect((await catalog("models")).out).toBe(
    "There are no models of your own.\n3 of 3 products have a 3D model.\n",
  );
  const added = await catalog("model", "PF-4400-GRY", "recliner.glb");
  expect(added).toMatchObject({ code: 0 });
  expect(added.out).toMatch(
    /^Took the model of PF-4400-GRY: 37\.0 × 39\.\d × 41\.\d in, 12 triangles → 12, \d kB → \d kB, looks: Pewter Gray, Camel Beige\. The running shop shows it within seconds\.\n/,
  );
  expect(added.out.split("\n").slice(1)).toEqual([
    "  Made 1.4 % larger, to be 37 in wide.",
    "  Left out: looks named like no color: Plum; the product's colors are Pewter Gray, Mocha Chocolate, Camel Beige.",
    "",
  ]);
  expect((await catalog("model", "PF-4400-GRY", "recliner.glb")).out).toContain(
    "Nothing changed: the shop has this model.",
  );
  expect((await catalog("models")).out).toMatch(
    /PF-4400-GRY +Model 4400 Recliner: \d kB, looks: Pewter Gray, Camel Beige\n/,
  );
  expect((await catalog("model", "PF-4400-GRY", "--remove")).out).toContain(
    "has the model that came with the shop again",
  );
  expect((await catalog("model", "PF-4400-GRY", "--remove")).out).toBe(
    "Removed: PF-4400-GRY has no 3D model now.\n",
  );
  expect((await catalog("models")).out).toContain("2 of 3 products have a 3D model.");
  expect((await catalog("model", "PF-4400-GRY", "--remove")).out).toBe(
    "Nothing changed: PF-4400-GRY has no model.\n",
  );
});

test("rule 3.35: the command refuses with what to do, and changes nothing", async () => {
  await recliner(
    "inches.glb",
    [37, 41, 39].map((inches) => inches / 0.0254) as [number, number, number],
  );
  const large = await catalog("model", "PF-4400-GRY", "inches.glb");
  expect([large.code, large.out]).toEqual([1, ""]);
  expect(large.err).toContain(
    "Nothing was changed.\n  It is 39.37 times too large; it looks like inches. Add --unit in.\n",
  );
  const right = await catalog("model", "PF-4400-GRY", "inches.glb", "--unit", "in", "--dry-run");
  expect(right).toMatchObject({ code: 0 });
  writeFileSync(join(shop.database.dataDir, "sofa.glb"), "Kaydara FBX Binary  \0\x1a\0 and more");
  expect((await catalog("model", "PF-4400-GRY", "sofa.glb")).err).toContain("This is an FBX.");
  expect((await catalog("model", "PF-4400-GRY", "none.glb")).err).toContain(
    "The file cannot be read. Is the path right?",
  );
  expect((await catalog("model", "PF-4400-GRY", ".")).err).toContain("The file cannot be read.");
  expect((await catalog("model", "PF-NONE", "sofa.glb")).err).toContain(
    "There is no product PF-NONE.",
  );
  expect((await catalog("models")).out).toContain("There are no models of your own.");
});

describe("rule 3.35: the command line is checked", () => {
  test.each([
    [["model", "PF-4400-GRY"], "Name the file"],
    [["model", "PF-4400-GRY", "a.glb", "--unit", "yd"], "--unit is one of in, cm, mm, m, ft."],
    [["model", "PF-4400-GRY", "a.glb", "--turn", "45"], "--turn is 90, 180 or 270."],
    [["model", "PF-4400-GRY", "a.glb", "--remove"], "--remove stands alone"],
    [["model", "PF-4400-GRY", "--remove", "--sure"], "--remove stands alone"],
    [["model"], "Usage:"],
    [["models", "PF-4400-GRY"], "does not take"],
  ])("%j", async (args, message) => {
    const { code, err } = await catalog(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});
