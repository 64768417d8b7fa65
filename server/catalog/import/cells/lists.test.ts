import { expect, test } from "vitest";
import { jsonCell, listCell, swatchesCell, viewsCell } from "./lists.ts";

test("several badges in one cell, separated by `|` or `;`, except the semicolon of an entity", () => {
  expect(listCell("Featured | Sale;  Wellness |")).toEqual({
    value: ["Featured", "Sale", "Wellness"],
  });
  expect(listCell("Black &amp; White; A&#124;B")).toEqual({ value: ["Black & White", "A|B"] });
});

test("swatches with a color, and perhaps a picture", () => {
  expect(swatchesCell("Stone Gray #8D8C88; Sand=#c9b899 | Black (#111111) sofa/black")).toEqual({
    value: [
      { label: "Stone Gray", colorHex: "#8d8c88" },
      { label: "Sand", colorHex: "#c9b899" },
      { label: "Black", colorHex: "#111111", image: "sofa/black" },
    ],
  });
  expect(swatchesCell("Gray")).toHaveProperty("refuse");
});

test("additional pictures, each with its alt text", () => {
  expect(viewsCell("sofa/back The sofa: from behind | sofa/arm: The arm")).toEqual({
    value: [
      { image: "sofa/back", alt: "The sofa: from behind" },
      { image: "sofa/arm", alt: "The arm" },
    ],
  });
  expect(viewsCell("sofa/back")).toHaveProperty("refuse");
});

test("options as exported", () => {
  expect(jsonCell('[{"name":"Size"}]')).toEqual({ value: [{ name: "Size" }] });
  expect(jsonCell("Size")).toHaveProperty("refuse");
});
