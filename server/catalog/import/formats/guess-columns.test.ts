import { expect, test } from "vitest";
import { collections } from "#server/catalog/collections.ts";
import { guessColumns, isCost } from "./guess-columns.ts";
import { shopColumns } from "./shop-columns.ts";

const guess = (...header: string[]) => {
  const guessed = Object.entries(guessColumns(header, shopColumns(collections)));
  return Object.fromEntries(guessed.filter(([, column]) => column !== ""));
};

test("2S9: sizes, material and the advertised price of a vendor's list", () => {
  expect(
    guess(
      "Item #",
      "Item Description",
      "Category",
      "W (in)",
      "D (in)",
      "H (in)",
      "Made of",
      "Dealer Cost",
      "MAP",
      "Carton W (in)",
      "Seat H (in)",
      "Weight (lbs)",
    ),
  ).toEqual({
    "Item Description": "title",
    Category: "type",
    "Item #": "sku",
    "W (in)": "width",
    "D (in)": "length",
    "H (in)": "height",
    "Made of": "material",
    MAP: "price",
  });
});

test.each([
  [["W", "D", "H"]],
  [['Width"', 'Depth"', 'Height"']],
  [["Overall Width (inches)", "Overall Depth (inches)", "Overall Height (inches)"]],
  [["Width_in", "Depth_in", "Height_in"]],
  [["Prod. Width", "Prod. Depth", "Prod. Height"]],
  [["Assembled Width, in", "Assembled Depth, in", "Assembled Height, in"]],
  [["W cm", "L cm", "H cm"]],
  [["Wd", "Dp", "Ht"]],
  [["Wide", "Deep", "High"]],
  [["Dimensions - Width", "Dimensions - Depth", "Dimensions - Height"]],
])("2S9: %j are the sizes", (header) =>
  expect(Object.values(guess(...header))).toEqual(["width", "length", "height"]),
);

test.each(["Made of", "Materials", "Material Content", "Fabric Content", "Frame Material"])(
  "2S9: %s is the material",
  (heading) => expect(guess(heading)).toEqual({ [heading]: "material" }),
);

test.each([
  "Dealer Cost",
  "DealerPrice",
  "DLR",
  "Wholesale",
  "Wholesale Price (USD)",
  "Net",
  "Net Price",
  "COGS",
  "Landed Cost",
  "FOB Price",
  "Your Price",
  "Unit Cost",
  "Cost Price",
  "Price (cost)",
  "Container Price",
  "Invoice",
  "Stocking Dealer",
])("2S9: %s is what the shop pays, and never proposed as a price", (heading) => {
  expect(isCost(heading)).toBe(true);
  expect(guess("Item #", heading)).toEqual({ "Item #": "sku" });
  expect(guess("Item #", heading, "MSRP")).toEqual({ "Item #": "sku", MSRP: "price" });
});

test.each([
  [
    ["MAP", "MSRP"],
    ["price", "compare at price"],
  ],
  [
    ["Price", "MAP"],
    [undefined, "price"],
  ],
  [
    ["Price", "MSRP"],
    ["price", "compare at price"],
  ],
  [
    ["Suggested Retail Price", "UMAP"],
    ["compare at price", "price"],
  ],
  [
    ["Internet Price", "Cabinet"],
    ["price", undefined],
  ],
  [
    ["Retail", "Net Weight"],
    ["price", undefined],
  ],
  [
    ["Sale Price", "List Price"],
    ["price", "compare at price"],
  ],
] as const)("2S9: of %j the prices shoppers may see are %j", (header, columns) => {
  const guessed = guess(...header);
  expect(header.map((heading) => guessed[heading])).toEqual(columns);
});
