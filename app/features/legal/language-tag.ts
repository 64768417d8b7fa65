import { languageOfPath, languages } from "#domain/language.ts";
import { paths } from "#domain/paths.ts";

/** The language of this build's legal texts, as a BCP 47 tag. */
export const languageTag: string = languages[languageOfPath(paths.privacy)].tag;
