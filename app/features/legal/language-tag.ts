import { languages } from "#domain/language.ts";
import { language } from "#domain/paths.ts";

/** The language of this build's legal texts, as a BCP 47 tag. */
export const languageTag: string = languages[language].tag;
