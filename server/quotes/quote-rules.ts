import { copyIn } from "#copy-in/quote-texts.ts";
import type { Language } from "#domain/language.ts";
import { type QuoteRules, rulesWithCopy } from "#domain/quote/quote-draft.ts";
import { quoteSettings } from "#shop/quotes.ts";

/** The owner's settings for quotes, with terms and saved texts in the language of the lead. */
export function quoteRulesIn(language: Language): QuoteRules {
  return rulesWithCopy(quoteSettings, copyIn[language]);
}
