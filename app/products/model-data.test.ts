import { expect, test } from "vitest";
import { modelColor, modelPagePath } from "./model-data.ts";

test("a product's 3D page names the color and no variant (rule 5.15)", () => {
  expect(modelPagePath("/products/pebble-chair?variant=1204", "Charcoal Black")).toBe(
    "/products/pebble-chair/3d?color=Charcoal%20Black",
  );
  expect(modelPagePath("/products/pebble-chair")).toBe("/products/pebble-chair/3d");
});

test("a model is shown in a color it has", () => {
  const colors = ["Navy", "Sage"].map((label) => ({ label, colorHex: "#000000" }));
  expect(modelColor({ colors }, "Sage")).toBe("Sage");
  expect(modelColor({ colors }, "Rust")).toBe("Navy");
  expect(modelColor({ colors }, null)).toBe("Navy");
  expect(modelColor({ colors: [] }, "Sage")).toBe("");
});
