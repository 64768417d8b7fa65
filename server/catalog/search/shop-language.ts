import { prepareLanguage } from "#domain/search/prepare-language.ts";
import { searchLanguage } from "#shop/copy/en/search-language.ts";

/** The shop's search language, prepared once. */
export const shopLanguage = prepareLanguage(searchLanguage);
