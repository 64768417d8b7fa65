import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { loadCatalogue } from "./catalogue.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  for (const slug of ["model-4400-recliner", "model-2400-chaise-lounge"]) {
    cpSync(`shop/catalogue/${slug}.json`, join(folder, `${slug}.json`));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const recliner = () => join(folder, "model-4400-recliner.json");
const change = (edit: (file: Record<string, unknown>) => void, target = recliner()) => {
  const file = JSON.parse(readFileSync(recliner(), "utf8"));
  edit(file);
  writeFileSync(target, JSON.stringify(file));
};

describe("a mistake in a product file names file, field and what is wrong", () => {
  test.each<[string, (file: Record<string, unknown>) => void, string]>([
    ["text for a price", (f) => Object.assign(f, { price: "call" }), "price: must be a number"],
    ["an unknown field", (f) => Object.assign(f, { colour: "gray" }), "colour: is not a field we"],
    ["a missing title", (f) => Object.assign(f, { title: undefined }), "title: is missing"],
    [
      "a color that is not one",
      (f) => Object.assign(f, { swatches: [{ label: "Gray", colorHex: "gray" }] }),
      "swatches #1.colorHex: must be a color such as #8a4f2a",
    ],
    [
      "a negative size",
      (f) => Object.assign(f.specs as object, { width: -1 }),
      "specs.width: must be more than 0",
    ],
    [
      "an availability we do not have",
      (f) => Object.assign(f, { availability: "soon" }),
      "availability: must be one of in_stock, preorder, out_of_stock",
    ],
    [
      "an unknown collection",
      (f) => Object.assign(f, { collection: "garage" }),
      'collection: "garage" is not one of living-room, bedroom',
    ],
    [
      "a type of another collection",
      (f) => Object.assign(f, { type: "beds" }),
      'type: "beds" is not a type of living-room: stationary-sofa-loveseats',
    ],
    [
      "a slug that is not the file's name",
      (f) => Object.assign(f, { slug: "model-4401" }),
      'slug: is "model-4401", so the file must be named model-4401.json',
    ],
  ])("%s", (_, edit, line) => {
    change(edit);
    expect(() => loadCatalogue(folder)).toThrow(`${recliner()}: ${line}`);
  });

  test("broken JSON", () => {
    writeFileSync(recliner(), '{ "id": "1004" "title": "x" }');
    expect(() => loadCatalogue(folder)).toThrow(`${recliner()}: is not valid JSON`);
  });

  test("an id, slug or SKU used twice", () => {
    change((file) => Object.assign(file, { slug: "twin" }), join(folder, "twin.json"));
    expect(() => loadCatalogue(folder)).toThrow(
      `${join(folder, "twin.json")}: id: "1004" is already used by ${recliner()}`,
    );
  });

  test("all problems of all files at once", () => {
    change((file) => Object.assign(file, { price: -1 }));
    writeFileSync(join(folder, "empty.json"), "{}");
    expect(() => loadCatalogue(folder)).toThrow(/empty\.json: id: is missing[\s\S]*price: must be/);
  });
});

describe("the catalogue", () => {
  test("turns a file's dollars into cents and gives the piece its address", async () => {
    change((file) => Object.assign(file, { price: 499.99, compareAtPrice: 649 }));
    const product = await loadCatalogue(folder).bySlug("model-4400-recliner");
    expect(product).toMatchObject({
      price: 49999,
      compareAtPrice: 64900,
      url: "/products/model-4400-recliner",
    });
  });

  test("is in order of id, whatever the files are called", async () => {
    const ids = (await loadCatalogue(folder).all()).map(({ id }) => id);
    expect(ids).toEqual(["1002", "1004"]);
  });

  test("finds pieces by id, several ids, collection and type, and says when it has none", async () => {
    const catalogue = loadCatalogue(folder);
    expect((await catalogue.byId("1004"))?.slug).toBe("model-4400-recliner");
    expect(await catalogue.byId("9")).toBeUndefined();
    expect([...(await catalogue.byIds(["1004", "9", "1002"])).keys()]).toEqual(["1004", "1002"]);
    expect(await catalogue.bySlug("nothing")).toBeUndefined();
    expect(await catalogue.inCollection("living-room")).toHaveLength(2);
    expect(await catalogue.inType("living-room", "recliners-lift-chairs")).toHaveLength(1);
    expect(await catalogue.inType("living-room", "reclining-sectionals")).toEqual([]);
  });
});

describe("related pieces", () => {
  test("are others of the same collection, same type and in stock first", async () => {
    const catalogue = loadCatalogue();
    const product = (await catalogue.bySlug("model-4700-leather-recliner")) as Product;
    const related = await catalogue.related(product, 4);
    expect(related).toHaveLength(4);
    expect(related.map(({ id }) => id)).not.toContain(product.id);
    expect(new Set(related.map(({ collection }) => collection))).toEqual(new Set(["living-room"]));
    expect(related[0]?.type).toBe("recliners-lift-chairs");
  });
});

describe("the shop's own catalogue", () => {
  test("has every sample piece of the spec, sold by quote", async () => {
    const catalogue = loadCatalogue();
    for (const id of ["1001", "1002", "1003", "1004", "1005", "1006", "1007", "1008"]) {
      expect((await catalogue.byId(id))?.price).toBe(0);
    }
    expect((await catalogue.byId("1006"))?.availability).toBe("preorder");
    expect((await catalogue.byId("1008"))?.availability).toBe("out_of_stock");
  });
});
