import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkShop } from "./check-shop.ts";
import { loadProducts } from "./load-products.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  for (const slug of ["model-4400-recliner", "model-2400-chaise-lounge"]) {
    cpSync(`tests/fixtures/catalogue/${slug}.json`, join(folder, `${slug}.json`));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const recliner = () => join(folder, "model-4400-recliner.json");
const change = (edit: (file: Record<string, unknown>) => void, target = recliner()) => {
  const file = JSON.parse(readFileSync(recliner(), "utf8"));
  edit(file);
  writeFileSync(target, JSON.stringify(file));
};

const base = { name: "Base", count: 1, width: 37, length: 36, height: 25 };
const sofa = { name: "Sofa", count: 1, width: 90, length: 40, height: 37 };

describe("reports a mistake in a product file with file, field and problem", () => {
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
      "specs.width: must be at least 0",
    ],
    [
      "a size no room has",
      (f) => Object.assign(f.specs as object, { width: 400.1 }),
      "specs.width: must be at most 400",
    ],
    [
      "a price nobody pays",
      (f) => Object.assign(f, { price: 100_000.01 }),
      "price: must be at most",
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
    [
      "a part without a size",
      (f) => Object.assign(f, { deliveredIn: [{ ...base, height: 0 }] }),
      "deliveredIn #1.height: must be more than 0",
    ],
    [
      "a part that nobody could carry",
      (f) => Object.assign(f, { deliveredIn: [base, { ...base, width: 400.5 }] }),
      "deliveredIn #2.width: must be at most 400",
    ],
    [
      "no parts at all",
      (f) => Object.assign(f, { deliveredIn: [] }),
      "deliveredIn: needs at least 1",
    ],
    [
      "51 of a part",
      (f) => Object.assign(f, { deliveredIn: [{ ...base, count: 51 }] }),
      "deliveredIn #1.count: must be at most 50",
    ],
    [
      "a part's long name",
      (f) => Object.assign(f, { deliveredIn: [{ ...base, name: "B".repeat(41) }] }),
      "deliveredIn #1.name: must be at most 40 characters",
    ],
    ...[27.16, 37.01].map((diagonal): [string, (file: Record<string, unknown>) => void, string] => [
      `a diagonal of ${diagonal}`,
      (f) => Object.assign(f, { deliveredIn: [{ ...sofa, diagonal }] }),
      "deliveredIn #1.diagonal: must be from 27.17 to 37, the least and the most for the length and height of Sofa",
    ]),
  ])("%s", (_, edit, line) => {
    change(edit);
    expect(() => loadProducts(folder)).toThrow(`${recliner()}: ${line}`);
  });

  test("the highest price and the largest size are valid", () => {
    change((file) => {
      Object.assign(file, { price: 100_000 });
      Object.assign(file.specs as object, { width: 400 });
    });
    expect(() => loadProducts(folder)).not.toThrow();
  });

  test("broken JSON", () => {
    writeFileSync(recliner(), '{ "id": "1004" "title": "x" }');
    expect(() => loadProducts(folder)).toThrow(`${recliner()}: is not valid JSON`);
  });

  test("an id, slug or SKU used twice", () => {
    change((file) => Object.assign(file, { slug: "twin" }), join(folder, "twin.json"));
    expect(() => loadProducts(folder)).toThrow(
      `${join(folder, "twin.json")}: id: "1004" is already used by ${recliner()}`,
    );
  });

  test("all problems of all files at once", () => {
    change((file) => Object.assign(file, { price: -1 }));
    writeFileSync(join(folder, "empty.json"), "{}");
    expect(() => loadProducts(folder)).toThrow(/empty\.json: id: is missing[\s\S]*price: must be/);
  });
});

test("takes the least and the most diagonal of a part (rule 20.1)", () => {
  for (const diagonal of [27.17, 34, 37]) {
    change((file) => Object.assign(file, { deliveredIn: [{ ...sofa, diagonal }] }));
    expect(() => loadProducts(folder)).not.toThrow();
  }
});

test("converts dollars to cents and adds the product's URL", () => {
  change((file) => Object.assign(file, { price: 499.99, compareAtPrice: 649 }));
  expect(loadProducts(folder).find(({ slug }) => slug === "model-4400-recliner")).toMatchObject({
    price: 49999,
    compareAtPrice: 64900,
    url: "/products/model-4400-recliner",
  });
});

test("products are sorted by id, regardless of file names", () => {
  expect(loadProducts(folder).map(({ id }) => id)).toEqual(["1002", "1004"]);
});

test("the shop's own files are valid", () => {
  expect(checkShop().problems).toEqual([]);
});
