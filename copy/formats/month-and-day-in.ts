import type { Language } from "#domain/language.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import type { Formats } from "./formats.ts";

/** `September 20` in each language, for the desk, whose pages need no other format of another language. */
export const monthAndDayIn: Readonly<Record<Language, Formats["monthAndDay"]>> = {
  en: en.monthAndDay,
  es: es.monthAndDay,
};
