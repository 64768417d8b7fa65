import { z } from "zod";
import { languageCodes } from "./language.ts";
import type { Problem } from "./problem.ts";
import { checkAgainst } from "./schema-problems.ts";
import type { ShopFacts } from "./shop-facts.ts";
import { shownText } from "./shown-text.ts";
import type { TranslatedFacts } from "./translated-facts.ts";

const factTextsSchema = z.strictObject({
  tagline: shownText.optional(),
  founderRole: shownText.optional(),
  closedDays: z.record(z.string(), shownText).optional(),
});

const translatedFactsSchema = z.strictObject(
  Object.fromEntries(
    languageCodes.filter((code) => code !== "en").map((code) => [code, factTextsSchema.optional()]),
  ),
);

/** All problems of the facts in other languages, in the same way (rule 1.12). */
export function checkTranslatedFacts(
  translated: unknown,
  { closedDays }: Pick<ShopFacts, "closedDays">,
  source = "shop/translated-facts.ts",
): Problem[] {
  const result = checkAgainst<TranslatedFacts>(translatedFactsSchema, source, translated);
  if (!result.ok) return result.problems;
  return Object.entries(result.value).flatMap(([language, texts]) =>
    Object.keys(texts.closedDays ?? {})
      .filter((name) => closedDays.every((day) => day.name !== name))
      .map((name) => ({
        source,
        field: `${language}.closedDays.${name}`,
        message: "is no closed day's name in shop/facts.ts",
      })),
  );
}
