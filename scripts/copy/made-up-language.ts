import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { parseText } from "./compile-text.ts";

const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** Words of usual length, so that a longer text breaks where a real one would. */
const filler = "lórém ípsúm dólór sít ámét ";

/**
 * Turns an English text into one of a made-up language, which tests show to find text that isn't
 * translated or has no room: accents on vowels, in ⟦⟧, 40 % longer. Values, tags, choices and plural
 * forms stay as they are.
 */
export function makeUpText(text: string): string {
  if (text === "") return "";
  const elements = parseText(text);
  const longer = Math.ceil(lengthOf(elements) * 0.4);
  const words = filler.repeat(Math.ceil(longer / filler.length)).slice(0, Math.max(0, longer - 1));
  return `⟦${printAST(accented(elements))}${longer > 0 ? ` ${words.trimEnd().padEnd(longer - 1, "m")}` : ""}⟧`;
}

function accented(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { type: TYPE.literal, value: withAccents(element.value) };
      case TYPE.tag:
        return { ...element, children: accented(element.children) };
      case TYPE.plural:
        return { ...element, options: accentedOptions(element.options) };
      case TYPE.select:
        return { ...element, options: accentedOptions(element.options) };
      default:
        return element;
    }
  });
}

function accentedOptions<Key extends string>(
  options: Record<Key, PluralOrSelectOption>,
): Record<Key, PluralOrSelectOption> {
  const entries = Object.entries<PluralOrSelectOption>(options).map(([name, { value }]) => [
    name,
    { value: accented(value) },
  ]);
  return Object.fromEntries(entries);
}

function withAccents(text: string): string {
  return text.replace(/[aeiou]/gi, (vowel) => accents[vowel] ?? vowel);
}

/** How many characters of its own a text shows at most. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type === TYPE.tag) return sum + lengthOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);
}
