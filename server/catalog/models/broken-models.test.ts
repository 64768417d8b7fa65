import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressModel } from "#models/compress-model.ts";
import { modelHash } from "#models/publish-model.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { modelsCheck } from "#server/doctor/local/models.ts";
import { modelPath } from "#server/models/model-source.ts";
import manifest from "#shop/models.json" with { type: "json" };
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { brokenOwnModels, brokenStarterModels } from "./broken-models.ts";
import { showModel } from "./show-model.ts";

const file = Buffer.from("a model");
const hash = modelHash(file);
const own = { name: "elm-chair", hash, bytes: 7, packed: 9, variants: [], azimuth: 30 };

let shop: PhotoShop;
beforeEach(async () => {
  shop = await openPhotoShop("sqlite");
  const now = shop.clock();
  await writeCatalog(shop.store, now, (writer) => showModel(writer, "1004", own, now));
});
afterEach(() => shop.close());

const found = () => brokenOwnModels(shop.store.queries, shop.media);
const warnings = async () =>
  textAtLevel("warning", await runCheck(modelsCheck, { DATA_DIR: shop.database.dataDir }));

test("rule 3.37: an owner's model whose file is gone or broken is named", async () => {
  expect(await found()).toEqual({
    checked: 1,
    broken: [{ of: "PF-4400-GRY", problem: "gone" }],
  });
  expect(await warnings()).toContain("PF-4400-GRY (gone) Add each again");
  await shop.media.write(modelPath(own), await compressModel(Buffer.from("another")));
  expect((await found()).broken).toEqual([{ of: "PF-4400-GRY", problem: "broken" }]);
  await shop.media.write(modelPath(own), file);
  expect((await found()).broken).toEqual([{ of: "PF-4400-GRY", problem: "broken" }]);
  await shop.media.write(modelPath(own), await compressModel(file));
  expect(await found()).toEqual({ checked: 1, broken: [] });
  expect(await warnings()).not.toContain("PF-4400-GRY");
});

test("the doctor stops reading models when its time is over", async () => {
  const end = { checked: 0, broken: [] };
  expect(await brokenOwnModels(shop.store.queries, shop.media, () => true)).toEqual(end);
});

test("rule 3.37: a model of the starter set whose file is gone or broken is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  const [[slug, entry] = ["", { hash: "" }], ...others] = Object.entries(manifest);
  writeFileSync(join(folder, `${slug}.${entry.hash}.glb.br`), "no model");
  const { checked, broken } = await brokenStarterModels(folder);
  expect(checked).toBe(others.length + 1);
  expect(broken[0]).toEqual({ of: slug, problem: "broken" });
  expect(broken.slice(1).every(({ problem }) => problem === "gone")).toBe(true);
  rmSync(folder, { recursive: true });
});
