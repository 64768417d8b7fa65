import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatches } from "./find-matches.ts";
import { normalizeWords } from "./fold-words.ts";
import { buildSearchIndex, type SearchDocument } from "./search-index.ts";
import { searchWords } from "./search-language.ts";

const language = searchWords({
  synonyms: [
    ["sofa", "couch"],
    ["loveseat", "love seat"],
    ["USB", "USB-C", "TYPE-C"],
    ["TV stand", "media console"],
  ],
  broader: [["charcoal", "gray"]],
  fillers: ["with", "a", "the"],
});

/** A document with a title and a longer text. */
function product(title: string, text = ""): SearchDocument<string> {
  return {
    item: title,
    title,
    fields: [
      { text: title, weight: 10 },
      { text, weight: 1 },
    ],
  };
}

function find(query: string, ...documents: SearchDocument<string>[]) {
  return findMatches(buildSearchIndex(documents, language), query);
}

const shop = [
  product("Larkin Sofa", "Charcoal bouclé, lies well beside a recliner"),
  product("Model 4700 Recliner", "Leather, TYPE-C charging"),
  product("Model 4400 Recliner", "Fabric"),
  product("Lamar Media Console", "Walnut"),
  product("Galvez Loveseat", "Velvet"),
];

test.each([
  ["couch", ["Larkin Sofa"]],
  ["love seat", ["Galvez Loveseat"]],
  ["usb", ["Model 4700 Recliner"]],
  ["usb-c", ["Model 4700 Recliner"]],
  ["tv stand", ["Lamar Media Console"]],
  ["TV console", ["Lamar Media Console"]],
  ["boucle couch", ["Larkin Sofa"]],
  ["gray", ["Larkin Sofa"]],
  ["leather recliners", ["Model 4700 Recliner"]],
])("“%s” finds synonyms", (query, found) => {
  expect(find(query, ...shop)).toEqual({ items: found, closest: false });
});

test("a title match ranks before a mention", () => {
  expect(find("recliner", ...shop).items).toEqual([
    "Model 4700 Recliner",
    "Model 4400 Recliner",
    "Larkin Sofa",
  ]);
});

test("an exact title match ranks first", () => {
  const chairs = [product("Lift table, chair height"), product("Power Lift Chair")];
  expect(find("lift chair", ...chairs).items[0]).toBe("Power Lift Chair");
});

test("a specific word doesn't match the broader one", () => {
  expect(find("charcoal", product("Gray Sofa"), product("Charcoal Sofa")).items).toEqual([
    "Charcoal Sofa",
  ]);
});

test("every word must match something", () => {
  expect(find("velvet recliner", ...shop).items).toEqual([]);
});

test("filler words are ignored unless the query has nothing else", () => {
  expect(find("a sofa with the recliner", ...shop).items).toEqual(["Larkin Sofa"]);
  expect(find("with", product("Table with drawers")).items).toEqual(["Table with drawers"]);
});

test("an incomplete word finds words that start with it, also if it looks like a plural", () => {
  expect(find("recl", ...shop).items).toHaveLength(3);
  expect(find("chais", product("Chaise"), product("Chair")).items).toEqual(["Chaise"]);
});

test("one letter alone matches no longer words, two do", () => {
  expect(find("r", ...shop).items).toEqual([]);
  expect(find("re", ...shop).items).toHaveLength(3);
  expect(find("r", product("Sofa R")).items).toEqual(["Sofa R"]);
});

test("exact words rank before longer words", () => {
  const products = [
    product("Alpha", "oaklandshire"),
    product("Beta", "oaken"),
    product("Gamma", "oak"),
    product("Oaklandshire"),
  ];
  expect(find("oak", ...products).items).toEqual(["Oaklandshire", "Gamma", "Beta", "Alpha"]);
});

test("an implied word ranks a little lower than a stated one", () => {
  const weighted = (title: string, text: string, weight: number) => ({
    item: title,
    title,
    fields: [{ text, weight }],
  });
  const documents = [
    weighted("Implied, less important", "couch", 4),
    weighted("Said, less important", "sofa", 4),
    weighted("Implied", "couch", 6),
    weighted("Said", "sofa", 6),
  ];
  expect(find("sofa", ...documents).items).toEqual([
    "Said",
    "Implied",
    "Said, less important",
    "Implied, less important",
  ]);
});

test("reads only twelve words and a hundred characters of a query", () => {
  const twelve = "11 12 13 14 15 16 17 18 19 20 21 22";
  const known = product(twelve);
  expect(find(`${twelve} 99`, known).items).toEqual([twelve]);
  expect(find(`${twelve.slice(0, -2)} 99`, known).items).toEqual([]);
  expect(find(`12${" ".repeat(98)}99`, known).items).toEqual([twelve]);
  expect(find(`12${" ".repeat(97)}99`, known).items).toEqual([]);
});

test("a mistyped word finds the closest match, marked as a guess", () => {
  expect(find("rceliner lether", ...shop)).toEqual({
    items: ["Model 4700 Recliner"],
    closest: true,
  });
});

test("a known word isn't corrected if it finds something", () => {
  const products = [product("Table Lamp"), product("Cable Box"), product("Stable Door")];
  expect(find("table", ...products)).toEqual({ items: ["Table Lamp"], closest: false });
});

test("a model number is never guessed", () => {
  expect(find("4701", ...shop).items).toEqual([]);
});

test("an empty query finds nothing", () => {
  expect(find(" –?! ", ...shop)).toEqual({ items: [], closest: false });
});

const vocabulary = ["sofa", "leather", "recliner", "velvet", "oak", "table", "lamp", "gray"];
const text = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));
const documents = fc.array(
  fc.tuple(text, text).map(([title, body]) => product(title, body)),
  { maxLength: 12 },
);

test("every document is found by its title, and only once", () => {
  fc.assert(
    fc.property(documents, (products) => {
      const index = buildSearchIndex(
        products.map((document, position) => ({ ...document, item: String(position) })),
        language,
      );
      for (const [position, { title }] of products.entries()) {
        const { items, closest } = findMatches(index, title.toUpperCase());
        expect(items).toContain(String(position));
        expect(new Set(items).size).toBe(items.length);
        expect(closest).toBe(false);
      }
    }),
  );
});

test("ties keep catalog order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const duplicates = Array.from({ length: count }, (_, n) => ({
        ...product("Oak Table"),
        item: `${n}`,
      }));
      const { items } = findMatches(buildSearchIndex(duplicates, language), "table");
      expect(items).toEqual(duplicates.map(({ item }) => item));
    }),
  );
});

test("adding a word never finds more", () => {
  fc.assert(
    fc.property(documents, text, fc.constantFrom(...vocabulary), (products, query, word) => {
      const index = buildSearchIndex(
        products.map((document, position) => ({ ...document, item: String(position) })),
        language,
      );
      const narrow = findMatches(index, `${query} ${word}`);
      const wide = findMatches(index, query);
      if (narrow.closest || wide.closest) return;
      expect(wide.items).toEqual(expect.arrayContaining(narrow.items));
    }),
  );
});

test("any input returns a result", () => {
  const index = buildSearchIndex(shop, language);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (query) => {
      const { items } = findMatches(index, query);
      if (normalizeWords(query).length === 0) expect(items).toEqual([]);
    }),
  );
});
