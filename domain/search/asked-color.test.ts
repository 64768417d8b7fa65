import { expect, test } from "vitest";
import { searchLanguage } from "#shop/copy/en/search-language.ts";
import { askedColor } from "./asked-color.ts";
import { prepareLanguage } from "./prepare-language.ts";

const language = prepareLanguage(searchLanguage);
const chair = ["Ivory White", "Oat Beige", "Dove Gray", "Charcoal Black"];
const leather = ["Cognac", "Chocolate", "Black"];
const velvet = ["Forest Green", "Navy", "Blush", "Charcoal Black"];
const wood = ["Natural Oak", "Walnut", "Painted White"];
const stone = ["Marble White", "Black", "Stone Gray"];

test.each([
  ["gray chair", chair, "Dove Gray"],
  ["GREY chair", chair, "Dove Gray"],
  ["black boucle chair", chair, "Charcoal Black"],
  ["charcoal gray chair", chair, "Charcoal Black"],
  ["dark grey chair", chair, "Charcoal Black"],
  ["off white accent chair", chair, "Ivory White"],
  ["chairs in dove gray or ivory", chair, "Dove Gray"],
  ["brown leather sofa", leather, "Cognac"],
  ["chocolate leather sofa under $900", leather, "Chocolate"],
  ["pink velvet couch", velvet, "Blush"],
  ["navy blue sofa", velvet, "Navy"],
  ["gray velvet sofa", velvet, "Charcoal Black"],
  ["navy and green sofa", velvet, "Navy"],
  ["walnut desk", wood, "Walnut"],
  ["white oak desk", wood, "Natural Oak"],
  ["white desk", wood, "Painted White"],
  ["stone gray side table", stone, "Stone Gray"],
])("rule 6.3: “%s” asks for one of %s", (query, labels, label) => {
  expect(askedColor(query, labels, language)).toBe(label);
});

test.each([
  ["chair", chair],
  ["red chair", chair],
  ["navy sofa", ["Sky Blue"]],
  ["marble dining table", stone],
  ["stone coffee table", stone],
  ["solid wood desk", wood],
  ["wood table, painted", wood],
  ["rustic dresser", ["Weathered Gray"]],
  ["camel back sofa", ["Camel Beige"]],
  ["wine cabinet", ["Wine"]],
  ["leather chair", ["Leather Brown"]],
  ["84 inch sofa", ["84"]],
  ["", chair],
  ["gray chair", []],
])("“%s” asks for none of %s", (query, labels) => {
  expect(askedColor(query, labels, language)).toBeUndefined();
});

test("a label of words the language doesn't know is asked for by all of them", () => {
  const labels = ["Misty Fern", "Fern"];
  expect(askedColor("fern chair", labels, language)).toBe("Fern");
  expect(askedColor("misty fern chair", labels, language)).toBe("Misty Fern");
  expect(askedColor("misty chair", labels, language)).toBeUndefined();
});
