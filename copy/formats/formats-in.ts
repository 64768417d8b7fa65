import type { Language } from "#domain/language.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import type { Formats } from "./formats.ts";

export type { Formats } from "./formats.ts";

/** The formats of each language, for the server, which has all of them. */
export const formatsIn: Readonly<Record<Language, Formats>> = { en, es };
