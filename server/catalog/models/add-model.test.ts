import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { modelOf } from "#products/models.server.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { CatalogInMemory } from "#server/catalog/read-model/catalog-in-memory.ts";
import { readChanges } from "#server/catalog/read-model/read-changes.ts";
import { modelPath } from "#server/models/model-source.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { engines } from "#tests/support/test-database.ts";
import { type AddModelDeps, addModel } from "./add-model.ts";
import type { ConvertedModel } from "./convert/convert-model.ts";
import { removeModel } from "./remove-model.ts";
import { removeReplacedModels } from "./remove-replaced-models.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const sku = "PF-4400-GRY";
const slug = "model-4400-recliner";

/** A model as the converter returns it. */
function aModel(given: Partial<ConvertedModel> = {}): ConvertedModel {
  return {
    packed: Buffer.from("packed"),
    hash: "1bc815fb",
    bytes: 1_000,
    looks: [],
    sizes: { width: 37, length: 39, height: 41 },
    triangles: { before: 12, after: 12 },
    bytesBefore: 2_000,
    notes: [],
    ...given,
  };
}

describe.each(engines)("rule 3.35: on %s, a model", (engine) => {
  let shop: PhotoShop;
  beforeEach(async () => {
    shop = await openPhotoShop(engine);
  });
  afterEach(() => shop.close());

  const add = (
    model: Partial<ConvertedModel> = {},
    {
      deps = {},
      ...file
    }: { deps?: Partial<AddModelDeps>; sku?: string; sure?: boolean; write?: boolean } = {},
  ) =>
    addModel(
      {
        ...shop,
        convert: async () => ({ model: aModel(model) }),
        clock: () => shop.clock(1),
        ...deps,
      },
      { sku, path: "sofa.glb", unit: "m", turn: 0, sure: false, write: true, ...file },
    );

  const rows = () =>
    shop.store.queries.selectFrom("models").select(["hash", "state"]).orderBy("hash").execute();
  const shown = async () => {
    const product = (await shop.catalog()).bySlug(slug);
    return product && modelOf(product)?.src;
  };
  const recliner = async () => {
    const product = (await shop.catalog()).bySlug(slug);
    if (!product) throw new Error("the recliner is gone");
    return product;
  };
  const change = async (fields: Partial<Product>) => {
    const product = { ...(await recliner()), ...fields };
    await writeCatalog(shop.store, shop.clock(), (writer) => writer.save([product]));
  };
  const starter = /^\/models\/model-4400-recliner\.[0-9a-f]{8}\.glb$/;

  test("replaces the starter set's in every process, and the file is there before", async () => {
    const follower = new CatalogInMemory();
    await readChanges(shop.store.queries, follower);
    expect(await shown()).toMatch(starter);
    expect(await add()).toMatchObject({ kind: "taken", notes: [] });
    expect(await shown()).toBe(`/models/${slug}.1bc815fb.glb`);
    expect(String(await shop.media.read(modelPath({ name: slug, hash: "1bc815fb" })))).toBe(
      "packed",
    );
    const before = follower.bySlug(slug);
    await readChanges(shop.store.queries, follower);
    const after = follower.bySlug(slug);
    expect(after?.model).toMatchObject({ hash: "1bc815fb", variants: [], bytes: 1_000, packed: 6 });
    // Another object, so that nothing made from the former is shown.
    expect(after).not.toBe(before);
  });

  test("added again changes nothing", async () => {
    await add();
    const before = await shop.store.queries.selectFrom("catalog_state").selectAll().execute();
    expect(await add()).toMatchObject({ kind: "unchanged" });
    expect(await shop.store.queries.selectFrom("catalog_state").selectAll().execute()).toEqual(
      before,
    );
  });

  test("that is only tried writes nothing", async () => {
    expect(await add({}, { write: false })).toMatchObject({ kind: "taken" });
    expect(await rows()).toEqual([]);
    expect(await shown()).toMatch(starter);
  });

  test("with a question is taken once the owner is sure", async () => {
    const question = "The product has no sizes; the model is 84.1 × 37 × 34 in. Is that right?";
    expect(await add({ question })).toEqual({
      kind: "refused",
      problem: `${question} If so, add --sure.`,
    });
    expect(await rows()).toEqual([]);
    expect(await add({ question }, { sure: true })).toMatchObject({ kind: "taken" });
  });

  test("is refused for an unknown product or in words, and nothing is changed", async () => {
    expect(await add({}, { sku: "PF-NONE" })).toEqual({
      kind: "refused",
      problem: "There is no product PF-NONE.",
    });
    const refused = "This is a USDZ. Save it as .glb.";
    expect(await add({}, { deps: { convert: async () => ({ refused }) } })).toEqual({
      kind: "refused",
      problem: refused,
    });
    expect(await rows()).toEqual([]);
  });

  test("of a variant belongs to its product, that of a hidden one is taken; both are said", async () => {
    const { queries } = shop.store;
    const variant = {
      id: "2000",
      product_id: "1004",
      sku: "PF-4400-L",
      status: "published",
    } as const;
    await queries.insertInto("product_variants").values(variant).execute();
    await writeCatalog(shop.store, shop.clock(), (writer) => writer.setStatus(["1004"], "hidden"));
    expect(await add({}, { sku: "PF-4400-L" })).toMatchObject({
      kind: "taken",
      product: { sku },
      notes: [
        "It is the model of PF-4400-GRY and all its choices.",
        "PF-4400-GRY is hidden: nobody sees it until it is shown.",
      ],
    });
    await writeCatalog(shop.store, shop.clock(), (writer) =>
      writer.setStatus(["1004"], "published"),
    );
    expect(await shown()).toBe(`/models/${slug}.1bc815fb.glb`);
  });

  test("of a product that was changed meanwhile isn't shown, and its file goes a day later", async () => {
    const convert = async () => {
      await change({ specs: { ...(await recliner()).specs, width: 99 } });
      return { model: aModel() };
    };
    expect(await add({}, { deps: { convert } })).toMatchObject({
      kind: "refused",
      problem: expect.stringContaining("was changed meanwhile"),
    });
    expect(await shown()).toMatch(starter);
    await removeReplacedModels(shop.store, shop.media, shop.clock(DAY_MS + 1_000));
    expect(await rows()).toEqual([]);
    expect(await shop.media.has(modelPath({ name: slug, hash: "1bc815fb" }))).toBe(false);
  });

  test("that was replaced keeps its file for a day, also if it comes back", async () => {
    await add();
    await add({ hash: "2bc815fb" });
    expect(await rows()).toEqual([
      { hash: "1bc815fb", state: "replaced" },
      { hash: "2bc815fb", state: "shown" },
    ]);
    await removeReplacedModels(shop.store, shop.media, shop.clock());
    expect(await shop.media.has(modelPath({ name: slug, hash: "1bc815fb" }))).toBe(true);
    await add();
    await removeReplacedModels(shop.store, shop.media, shop.clock(DAY_MS + 1_000));
    expect(await rows()).toEqual([{ hash: "1bc815fb", state: "shown" }]);
    expect(await shop.media.has(modelPath({ name: slug, hash: "1bc815fb" }))).toBe(true);
    expect(await shop.media.has(modelPath({ name: slug, hash: "2bc815fb" }))).toBe(false);
  });

  test("of a product that was removed goes with its file a day later", async () => {
    await add();
    await writeCatalog(shop.store, shop.clock(), (writer) => writer.setStatus(["1004"], "removed"));
    await removeReplacedModels(shop.store, shop.media, shop.clock());
    expect(await shop.media.has(modelPath({ name: slug, hash: "1bc815fb" }))).toBe(true);
    await removeReplacedModels(shop.store, shop.media, shop.clock(DAY_MS + 1_000));
    expect(await shop.media.has(modelPath({ name: slug, hash: "1bc815fb" }))).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test("whose command ended before the file was written isn't shown, and leaves nothing for good", async () => {
    const media = {
      write: () => Promise.reject(new Error("killed")),
    } as unknown as PhotoShop["media"];
    await expect(add({}, { deps: { media } })).rejects.toThrow("killed");
    expect(await shown()).toMatch(starter);
    await removeReplacedModels(shop.store, shop.media, shop.clock(DAY_MS + 1_000));
    expect(await rows()).toEqual([]);
  });

  test("is removed: first the owner's, then the starter set's, and can be added again", async () => {
    await add();
    const remove = () => removeModel(shop.store, sku, shop.clock(1));
    expect(await remove()).toEqual({ kind: "removed", sku, now: "starter" });
    expect(await shown()).toMatch(starter);
    expect(await remove()).toEqual({ kind: "removed", sku, now: "none" });
    expect(await shown()).toBeUndefined();
    expect(await remove()).toEqual({ kind: "unchanged", sku });
    await removeReplacedModels(shop.store, shop.media, shop.clock(DAY_MS + 1_000));
    expect(await shown()).toBeUndefined();
    await add();
    expect(await shown()).toBe(`/models/${slug}.1bc815fb.glb`);
    expect(await remove()).toEqual({ kind: "removed", sku, now: "starter" });
    expect(await removeModel(shop.store, "PF-NONE", shop.clock())).toMatchObject({
      kind: "refused",
    });
  });

  test("keeps its address when the product's changes", async () => {
    await add();
    await change({ slug: "the-4400", url: "/products/the-4400" });
    const renamed = (await shop.catalog()).bySlug("the-4400");
    expect(renamed && modelOf(renamed)?.src).toBe(`/models/${slug}.1bc815fb.glb`);
  });
});
