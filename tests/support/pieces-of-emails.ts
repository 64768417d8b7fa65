import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#domain/language.ts";
import { parseText } from "../../scripts/copy/compile-text.ts";
import { readCopy, textsOf } from "../../scripts/copy/read-copy.ts";

/** The files of texts that emails to shoppers are made of. */
const emailTexts: readonly string[] = [
  "booking-emails",
  "booking-rows",
  "calendar-entry",
  "delivery-sizes",
  "lead-emails",
  "lead-rows",
  "quote-emails",
  "quote-figures",
];

/** The longer pieces of the texts that emails to shoppers are made of, without values. */
export function piecesOfEmails(language: Language): string[] {
  const copy = [...readCopy(language)].filter(([file]) => emailTexts.includes(file));
  const texts = textsOf(new Map(copy)).map(({ text }) => text);
  return texts
    .flatMap(parseText)
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .filter((piece) => /\w{3}/.test(piece) && piece.trim().length > 4);
}
