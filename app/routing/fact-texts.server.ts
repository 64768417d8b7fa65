import { language } from "#domain/paths.ts";
import { factsIn } from "#domain/translated-facts.ts";
import { facts } from "#shop/facts.ts";
import { translatedFacts } from "#shop/translated-facts.ts";

/** Facts that are texts, in the language of the build; only for what the server renders. */
export const { tagline, founderRole, closedDays } = factsIn(language, facts, translatedFacts);
