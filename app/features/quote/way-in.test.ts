import { expect, test } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { productsFromForm, productsFromLink } from "./loader.server.ts";
import { wayInFromForm, wayInFromLink } from "./way-in.server.ts";

const catalog = createCatalog(loadProducts());

function linkedWayIn(query: string) {
  const search = new URLSearchParams(query);
  const { linked } = productsFromLink(catalog, search.get("items") ?? "");
  return wayInFromLink(catalog, linked, search);
}

test("the measures of a link are shown with an answer for each product (rule 20.11)", () => {
  expect(linkedWayIn("items=1009:1,1004:2&doorWidth=36.5&hallWidth=42")).toMatchObject({
    query: "doorWidth=36.5&hallWidth=42",
    text: "door 36.5 in wide; hall 42 in",
    answers: [
      { id: "1116", title: "Larkin Track-Arm Sofa (Stone Gray)", passage: "Hall" },
      { title: "Model 4400 Recliner (Pewter Gray)", words: expect.stringMatching(/^Fits, with/) },
    ],
    withoutHref: "/quote-request?items=1009:1,1004:2",
  });
});

test("what can't be read, and a product that is gone, are left out", () => {
  expect(linkedWayIn("items=77:1&doorWidth=36&hallWidth=abc")).toMatchObject({
    query: "doorWidth=36",
    answers: [],
  });
  expect(linkedWayIn("items=1009:1&doorWidth=abc")).toBeUndefined();
  expect(linkedWayIn("items=1009:1")).toBeUndefined();
});

test("who typed centimeters reads them here too", () => {
  expect(linkedWayIn("items=1009:1&placeWidth=200+cm")?.text).toBe("place 78.7 in (200 cm) wide");
});

test("a refused form shows what it was posted with", () => {
  const form = new FormData();
  form.append("itemId", "1116");
  form.append("wayIn", "doorWidth=36.5");
  const { linked } = productsFromForm(catalog, form);
  expect(wayInFromForm(catalog, linked, form)).toMatchObject({
    query: "doorWidth=36.5",
    answers: [{ id: "1116" }],
    withoutHref: "/quote-request?items=1116:1",
  });
  form.delete("wayIn");
  expect(wayInFromForm(catalog, linked, form)).toBeUndefined();
});
