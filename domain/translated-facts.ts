import type { Language } from "./language.ts";
import type { ClosedDay } from "./shop-calendar.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** What pages in one language say in place of English facts; what is left out stands in English. */
export interface FactTexts {
  tagline?: string;
  founderRole?: string;
  /** Names of closed days by their English names. */
  closedDays?: Readonly<Partial<Record<string, string>>>;
}

/** The shop's facts in the languages besides English (rule 1.12). */
export type TranslatedFacts = Readonly<Partial<Record<Language, FactTexts>>>;

/** A fact as a page shows it. */
export interface FactText {
  text: string;
  /** Its language where that isn't the page's. */
  lang?: "en";
}

interface FactsShown {
  tagline: FactText;
  founderRole: FactText;
  closedDays: readonly ClosedDay[];
}

/** The facts that are texts, as pages in a language show them (rule 1.12). */
export function factsIn(
  language: Language,
  facts: ShopFacts,
  translated: TranslatedFacts,
): FactsShown {
  const texts = translated[language];
  const shown = (english: string, translation: string | undefined): FactText => {
    if (translation !== undefined) return { text: translation };
    return language === "en" ? { text: english } : { text: english, lang: "en" };
  };
  return {
    tagline: shown(facts.tagline, texts?.tagline),
    founderRole: shown(facts.founder.role, texts?.founderRole),
    closedDays: facts.closedDays.map(({ date, name }) => ({
      date,
      name: texts?.closedDays?.[name] ?? name,
    })),
  };
}
