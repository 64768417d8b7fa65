import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addModel } from "#server/catalog/models/add-model.ts";
import { removeReplacedModels } from "#server/catalog/models/remove-replaced-models.ts";
import { modelPath } from "#server/models/model-source.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { engines } from "#tests/support/test-database.ts";
import { restore } from "./restore.ts";
import { writeBackup } from "./write-backup.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const slug = "model-4400-recliner";

describe.each(engines)("rule 14.31: on %s, the owner's models", (engine) => {
  let shop: PhotoShop;
  beforeEach(async () => {
    shop = await openPhotoShop(engine);
  });
  afterEach(() => shop.close());

  const add = (hash: string) => {
    const sizes = { width: 37, length: 39, height: 41 };
    const triangles = { before: 12, after: 12 };
    const packed = Buffer.from(hash);
    const model = {
      packed,
      hash,
      bytes: 9,
      looks: [],
      sizes,
      triangles,
      bytesBefore: 9,
      notes: [],
    };
    return addModel(
      { ...shop, convert: async () => ({ model }), clock: () => shop.clock(1) },
      { sku: "PF-4400-GRY", path: "", unit: "m", turn: 0, sure: false, write: true },
    );
  };
  const has = (hash: string) => shop.media.has(modelPath({ name: slug, hash }));

  it("are in a backup, and newer ones lose their files a day after it is restored", async () => {
    const { store, media, database } = shop;
    await add("1bc815fb");
    const file = join(database.dataDir, "shop.backup");
    await writeBackup(store, database, file, new Date());
    await add("2bc815fb");
    await media.remove([modelPath({ name: slug, hash: "1bc815fb" })]);
    await restore(store, database.dataDir, file, { replace: true });
    expect((await shop.catalog()).bySlug(slug)?.model?.hash).toBe("1bc815fb");
    expect(String(await media.read(modelPath({ name: slug, hash: "1bc815fb" })))).toBe("1bc815fb");
    await removeReplacedModels(store, media, new Date());
    expect(await has("2bc815fb")).toBe(true);
    await removeReplacedModels(store, media, new Date(Date.now() + DAY_MS + 1_000));
    expect([await has("1bc815fb"), await has("2bc815fb")]).toEqual([true, false]);
  });
});
