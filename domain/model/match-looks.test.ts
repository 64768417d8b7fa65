import { expect, test } from "vitest";
import { matchLooks } from "./match-looks.ts";

test("rule 3.36: looks are found by the product's colors, in their order", () => {
  expect(
    matchLooks(["SAGE", "forest-green ", "Fabric_01"], ["Forest Green", "Navy", "Sage"]),
  ).toEqual({
    looks: [
      { name: "forest-green ", label: "Forest Green" },
      { name: "SAGE", label: "Sage" },
    ],
    others: ["Fabric_01"],
  });
});

test("a color is one look, and a look without a readable name is none", () => {
  expect(matchLooks(["Navy", "navy", "--"], ["Navy", "??"])).toEqual({
    looks: [{ name: "Navy", label: "Navy" }],
    others: ["navy", "--"],
  });
  expect(matchLooks(["Navy"], [])).toEqual({ looks: [], others: ["Navy"] });
});
