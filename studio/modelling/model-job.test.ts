import { expect, test } from "vitest";
import type { CatalogueProduct, LineupEntry } from "#studio/lineup.ts";
import { modelJob } from "./model-job.ts";

const product = {
  slug: "round-table",
  specs: { width: 54, length: 50, height: 30 },
  swatches: [
    { label: "White", colorHex: "#ffffff" },
    { label: "Black", colorHex: "#000000" },
  ],
} as CatalogueProduct;
const entry: LineupEntry = {
  model: "tables",
  weave: "wood",
  options: { style: "pedestal", top: "#bdb9b1" },
  views: {},
};

test("a model has one look for each swatch, with the options of its pictures", () => {
  const { looks, size, pose } = modelJob(product, entry, "made.glb");
  expect(looks).toEqual([
    { label: "White", options: { cover: ["wood", "#ffffff"], ...entry.options } },
    { label: "Black", options: { cover: ["wood", "#000000"], ...entry.options } },
  ]);
  expect([size, pose]).toEqual([[54, 50, 30], "upright"]);
});

test("a model differs from its pictures in what model3d names", () => {
  const model3d = {
    dyes: { White: "#eeeeee" },
    options: { thickness: 0.02 },
    looks: { Black: { top: "#111111" } },
    hidden: ["seam"],
  };
  const { looks, arrange } = modelJob(product, { ...entry, model3d }, "made.glb");
  expect(looks.map(({ options }) => options)).toEqual([
    { ...entry.options, cover: ["wood", "#eeeeee"], thickness: 0.02 },
    { ...entry.options, cover: ["wood", "#000000"], thickness: 0.02, top: "#111111" },
  ]);
  expect(arrange).toEqual({ hidden: ["seam"] });
});
