import fc from "fast-check";
import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";
import { search } from "./search.ts";
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

/** A document of a title and a chattier text. */
function piece(title: string, text = ""): SearchDocument<string> {
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
  return search(buildSearchIndex(documents, language), query);
}

const shop = [
  piece("Larkin Sofa", "Charcoal bouclé, lies well beside a recliner"),
  piece("Model 4700 Recliner", "Leather, TYPE-C charging"),
  piece("Model 4400 Recliner", "Fabric"),
  piece("Lamar Media Console", "Walnut"),
  piece("Galvez Loveseat", "Velvet"),
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
])("“%s” finds what is meant under another name", (query, found) => {
  expect(find(query, ...shop)).toEqual({ items: found, closest: false });
});

test("what is called so comes before what only mentions it", () => {
  expect(find("recliner", ...shop).items).toEqual([
    "Model 4700 Recliner",
    "Model 4400 Recliner",
    "Larkin Sofa",
  ]);
});

test("a title that says the query word for word comes first", () => {
  const chairs = [piece("Lift table, chair height"), piece("Power Lift Chair")];
  expect(find("lift chair", ...chairs).items[0]).toBe("Power Lift Chair");
});

test("the narrow word does not find the wide one", () => {
  expect(find("charcoal", piece("Gray Sofa"), piece("Charcoal Sofa")).items).toEqual([
    "Charcoal Sofa",
  ]);
});

test("every word must match something", () => {
  expect(find("velvet recliner", ...shop).items).toEqual([]);
});

test("filler words ask for nothing, unless they are all there is", () => {
  expect(find("a sofa with the recliner", ...shop).items).toEqual(["Larkin Sofa"]);
  expect(find("with", piece("Table with drawers")).items).toEqual(["Table with drawers"]);
});

test("a word still being typed finds what begins with it, also where it looks like a plural", () => {
  expect(find("recl", ...shop).items).toHaveLength(3);
  expect(find("chais", piece("Chaise"), piece("Chair")).items).toEqual(["Chaise"]);
});

test("one letter alone begins nothing, two do", () => {
  expect(find("r", ...shop).items).toEqual([]);
  expect(find("re", ...shop).items).toHaveLength(3);
  expect(find("r", piece("Sofa R")).items).toEqual(["Sofa R"]);
});

test("what says a word comes before what says a longer one, and that before a much longer one", () => {
  const pieces = [
    piece("Alpha", "oaklandshire"),
    piece("Beta", "oaken"),
    piece("Gamma", "oak"),
    piece("Oaklandshire"),
  ];
  expect(find("oak", ...pieces).items).toEqual(["Oaklandshire", "Gamma", "Beta", "Alpha"]);
});

test("a name that is only implied counts for a little less than one that is said", () => {
  const weighing = (title: string, text: string, weight: number) => ({
    item: title,
    title,
    fields: [{ text, weight }],
  });
  const pieces = [
    weighing("Implied, less important", "couch", 4),
    weighing("Said, less important", "sofa", 4),
    weighing("Implied", "couch", 6),
    weighing("Said", "sofa", 6),
  ];
  expect(find("sofa", ...pieces).items).toEqual([
    "Said",
    "Implied",
    "Said, less important",
    "Implied, less important",
  ]);
});

test("twelve words and a hundred characters are read, the rest is left out", () => {
  const twelve = "11 12 13 14 15 16 17 18 19 20 21 22";
  const known = piece(twelve);
  expect(find(`${twelve} 99`, known).items).toEqual([twelve]);
  expect(find(`${twelve.slice(0, -2)} 99`, known).items).toEqual([]);
  expect(find(`12${" ".repeat(98)}99`, known).items).toEqual([twelve]);
  expect(find(`12${" ".repeat(97)}99`, known).items).toEqual([]);
});

test("a mistyped word finds the closest, and says so", () => {
  expect(find("rceliner lether", ...shop)).toEqual({
    items: ["Model 4700 Recliner"],
    closest: true,
  });
});

test("a word that is known is not taken for mistyped as long as it finds something", () => {
  const pieces = [piece("Table Lamp"), piece("Cable Box"), piece("Stable Door")];
  expect(find("table", ...pieces)).toEqual({ items: ["Table Lamp"], closest: false });
});

test("a model number is never guessed", () => {
  expect(find("4701", ...shop).items).toEqual([]);
});

test("nothing asked is nothing found", () => {
  expect(find(" –?! ", ...shop)).toEqual({ items: [], closest: false });
});

const vocabulary = ["sofa", "leather", "recliner", "velvet", "oak", "table", "lamp", "gray"];
const text = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));
const documents = fc.array(
  fc.tuple(text, text).map(([title, body]) => piece(title, body)),
  { maxLength: 12 },
);

test("everything is found by its own title, and nothing is found twice", () => {
  fc.assert(
    fc.property(documents, (pieces) => {
      const index = buildSearchIndex(
        pieces.map((document, place) => ({ ...document, item: String(place) })),
        language,
      );
      for (const [place, { title }] of pieces.entries()) {
        const { items, closest } = search(index, title.toUpperCase());
        expect(items).toContain(String(place));
        expect(new Set(items).size).toBe(items.length);
        expect(closest).toBe(false);
      }
    }),
  );
});

test("equals stay in catalogue order, however many there are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const twins = Array.from({ length: count }, (_, n) => ({
        ...piece("Oak Table"),
        item: `${n}`,
      }));
      const { items } = search(buildSearchIndex(twins, language), "table");
      expect(items).toEqual(twins.map(({ item }) => item));
    }),
  );
});

test("another word never finds more", () => {
  fc.assert(
    fc.property(documents, text, fc.constantFrom(...vocabulary), (pieces, query, word) => {
      const index = buildSearchIndex(
        pieces.map((document, place) => ({ ...document, item: String(place) })),
        language,
      );
      const narrow = search(index, `${query} ${word}`);
      const wide = search(index, query);
      if (narrow.closest || wide.closest) return;
      expect(wide.items).toEqual(expect.arrayContaining(narrow.items));
    }),
  );
});

test("whatever is typed, it answers", () => {
  const index = buildSearchIndex(shop, language);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (query) => {
      const { items } = search(index, query);
      if (foldWords(query).length === 0) expect(items).toEqual([]);
    }),
  );
});
