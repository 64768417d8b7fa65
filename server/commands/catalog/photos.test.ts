import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aPhoto } from "#tests/support/photo.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { runInProcess } from "#tests/support/run-in-process.ts";
import { runCatalog } from "./run-catalog.ts";

let shop: PhotoShop;
beforeEach(async () => {
  shop = await openPhotoShop("sqlite");
});
afterEach(() => shop.close());

function catalog(dataDir: string, ...args: string[]) {
  const env = { DATA_DIR: dataDir, INIT_CWD: shop.database.dataDir };
  return runInProcess(() => runCatalog(args), env);
}

test("rule 3.23: the command adds a photograph, and prints which sizes are still to be made", async () => {
  const { dataDir } = shop.database;
  writeFileSync(join(dataDir, "sofa.png"), await aPhoto(1600, 2000));
  const none = await catalog(dataDir, "pictures");
  expect(none).toMatchObject({ code: 0, out: "Every photograph is published in all sizes.\n" });
  const name = "model-4400-recliner/back";
  const refused = await catalog(dataDir, "picture", name, "sofa.png");
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(
    'Nothing was published.\n  Say with --alt "…" what model-4400-recliner/back shows.',
  );
  const added = await catalog(dataDir, "picture", name, "sofa.png", "--alt", "From behind");
  expect(added).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Took ${name}, 1600 × 2000`),
  });
  expect((await catalog(dataDir, "pictures")).out).toBe(
    `Not finished: 1.\n  ${name}  waits for the running shop\n`,
  );
});

test("the command prints what to do if the shop was never started", async () => {
  writeFileSync(join(shop.database.dataDir, "sofa.png"), await aPhoto());
  const early = await catalog(
    join(shop.database.dataDir, "nothing-here"),
    "picture",
    "model-4400-recliner/back",
    "sofa.png",
    "--alt",
    "From behind",
  );
  expect(early.code).toBe(1);
  expect(early.err).toContain("It makes its database when it first starts.");
});
