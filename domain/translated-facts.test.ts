import { expect, it } from "vitest";
import { facts } from "#shop/facts.ts";
import { translatedFacts } from "#shop/translated-facts.ts";
import { houstonShop } from "#tests/fixtures/shop-facts.ts";
import { problemLine } from "./problem.ts";
import { factsIn } from "./translated-facts.ts";
import { checkTranslatedFacts } from "./translated-facts-check.ts";

const spanish = {
  tagline: "Muebles de verdad.",
  founderRole: "Fundador",
  closedDays: { Thanksgiving: "Día de Acción de Gracias" },
};

it("shows the facts as they are in English", () => {
  const { tagline, founderRole, closedDays } = factsIn("en", houstonShop, { es: spanish });
  expect(tagline).toEqual({ text: houstonShop.tagline });
  expect(founderRole).toEqual({ text: "Founder" });
  expect(closedDays).toEqual(houstonShop.closedDays);
});

it("shows a language's own texts, and the English ones, named as such, where there are none", () => {
  const { tagline, founderRole, closedDays } = factsIn("es", houstonShop, {
    es: { ...spanish, founderRole: undefined },
  });
  expect(tagline).toEqual({ text: "Muebles de verdad." });
  expect(founderRole).toEqual({ text: "Founder", lang: "en" });
  expect(closedDays.map(({ name }) => name)).toEqual(["Día de Acción de Gracias", "Christmas Day"]);
  expect(factsIn("es", houstonShop, {}).tagline.lang).toBe("en");
});

it("the shop's own have no problems", () => {
  expect(checkTranslatedFacts(translatedFacts, facts)).toEqual([]);
});

it.each([
  [{ fr: {} }, "fr: is not a field we know; check the spelling or remove it"],
  [{ es: { tagline: " " } }, "es.tagline: must not be empty"],
  [{ es: { slogan: "x" } }, "es.slogan: is not a field we know; check the spelling or remove it"],
  [
    { es: { closedDays: { Thanksgivin: "x" } } },
    "es.closedDays.Thanksgivin: is no closed day's name in shop/facts.ts",
  ],
])("reports %j", (translated, problem) => {
  expect(checkTranslatedFacts(translated, houstonShop).map((found) => problemLine(found))).toEqual([
    `shop/translated-facts.ts: ${problem}`,
  ]);
});
