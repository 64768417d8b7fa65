import { stripTypeScriptTypes } from "node:module";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { copyIn as bookingEmails } from "#copy-in/booking-emails.ts";
import { copyIn as bookingRows } from "#copy-in/booking-rows.ts";
import { copyIn as calendarEntry } from "#copy-in/calendar-entry.ts";
import { copyIn as deliverySizes } from "#copy-in/delivery-sizes.ts";
import { copyIn as leadEmails } from "#copy-in/lead-emails.ts";
import { copyIn as leadRows } from "#copy-in/lead-rows.ts";
import { copyIn as quoteEmails } from "#copy-in/quote-emails.ts";
import { copyIn as quoteFigures } from "#copy-in/quote-figures.ts";
import { type Language, languages } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
import { compileText, parseText } from "../../scripts/copy/compile-text.ts";
import { type CopyNode, readCopy, textsOf } from "../../scripts/copy/read-copy.ts";

/** Spanish, also while it isn't one of the site's languages. */
export const spanish = "es" as Language;

/** The texts that emails are made of, by their file. */
const emailTexts: Readonly<Record<string, object>> = {
  "booking-emails": bookingEmails,
  "booking-rows": bookingRows,
  "calendar-entry": calendarEntry,
  "delivery-sizes": deliverySizes,
  "lead-emails": leadEmails,
  "lead-rows": leadRows,
  "quote-emails": quoteEmails,
  "quote-figures": quoteFigures,
};

/** Lets emails be written in Spanish, in the test file that calls it. */
export async function addSpanish(): Promise<void> {
  const copy = readCopy(spanish);
  for (const [file, copyIn] of Object.entries(emailTexts)) {
    Object.assign(copyIn, { [spanish]: compiled(copy.get(file) ?? {}) });
  }
  Object.assign(formatsIn, { [spanish]: await import("../../copy/formats/es.ts") });
  Object.assign(languages, { [spanish]: { tag: "es-US", start: "/es" } });
}

function compiled(node: CopyNode): unknown {
  if (typeof node === "string") return evaluated(compileText(node, "es-US"));
  if (Array.isArray(node)) return node.map(compiled);
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, compiled(child)]));
}

/** What a compiled text is: a string, or a function of its values. */
function evaluated(code: string): unknown {
  const script = stripTypeScriptTypes(`const text = ${code};`);
  const number = (value: number) => value.toLocaleString("en-US");
  return new Function("number", `${script} return text;`)(number);
}

/** The longer pieces of the texts that emails to shoppers are made of, without values. */
export function piecesOfEmails(language: string): string[] {
  const copy = [...readCopy(language)].filter(([file]) => Object.hasOwn(emailTexts, file));
  const texts = textsOf(new Map(copy)).map(({ text }) => text);
  return texts
    .flatMap(parseText)
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .filter((piece) => /\w{3}/.test(piece) && piece.trim().length > 4);
}
