import { expect, test } from "vitest";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { twinPath } from "#domain/addresses/twins.ts";
import { languageCodes } from "#domain/language.ts";
import { alternates } from "./alternates.server.ts";

test.each([
  ["/", "/es"],
  [
    "/collections/living-room/recliners-lift-chairs",
    "/es/colecciones/sala/sillones-reclinables-y-elevables",
  ],
  ["/products/larkin-sofa", "/es/productos/larkin-sofa"],
  ["/terms-and-conditions", "/es/terminos-y-condiciones"],
])("%s and %s have the same three links, x-default to the English page (rule 2.33)", (en, es) => {
  const links = [
    { hreflang: "en", path: en },
    { hreflang: "es", path: es },
    { hreflang: "x-default", path: en },
  ];
  expect(alternates(en)).toEqual(links);
  expect(alternates(es)).toEqual(links);
});

test("a page in one language only has no links", () => {
  expect(alternates("/products/larkin-sofa", ["en"])).toEqual([]);
  expect(alternates("/es/productos/larkin-sofa", ["en"])).toEqual([]);
});

test("a path that is no page's has none, in any language", () => {
  expect(alternates("/sitemap.xml")).toEqual([]);
  expect(alternates("/es/nada")).toEqual([]);
});

test("every page leads to its path in each language and back", () => {
  for (const name of Object.keys(addressesIn.en.pages) as (keyof typeof addressesIn.en.pages)[]) {
    for (const language of languageCodes) {
      const path = addressesIn[language].pages[name];
      expect(twinPath(addressesIn.en.pages[name], language)).toBe(path);
      expect(twinPath(path, "en")).toBe(addressesIn.en.pages[name]);
    }
  }
});
