import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#domain/language.ts";
import { parseText } from "../../scripts/copy/compile-text.ts";
import { readCopy, textsOf } from "../../scripts/copy/read-copy.ts";

/**
 * The pieces of at least three words between the values of a language's texts, without those that
 * another language has too, and those that a script writes with a backslash.
 */
export function copyPieces(language: Language, without: Language): string[] {
  const others = new Set(piecesOf(without));
  return piecesOf(language).filter((piece) => !others.has(piece) && !/["'`\\\n$]/.test(piece));
}

/** The pieces that stand in some text. */
export function piecesIn(text: string, pieces: readonly string[]): string[] {
  const plain = text.replaceAll("\u00a0", " ");
  return pieces.filter((piece) => plain.includes(piece));
}

function piecesOf(language: Language): string[] {
  const texts = textsOf(readCopy(language)).flatMap(({ text }) => literalsIn(parseText(text)));
  const pieces = texts.map((text) => text.replaceAll("\u00a0", " ").trim());
  return [...new Set(pieces.filter((piece) => /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}{2}/u.test(piece)))];
}

function literalsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsIn(value));
  });
}
