import { language } from "#domain/paths.ts";

/** The `lang` of a product's own texts, which are in English in the catalog; undefined on English pages. */
export const productLang = language === "en" ? undefined : "en";
