import { createHash } from "node:crypto";
import { sku as skuSchema } from "#domain/product-fields.ts";
import type { CellReader } from "./cell.ts";
import { plainLine } from "./plain-text.ts";
import { slugFrom } from "./slug-from.ts";

/** Longest SKU (rule 3.1). */
const LONGEST = 40;
const HASH_LENGTH = 6;

/**
 * A SKU, also in the forms that keep spreadsheets from reading it as a number: `'00123`,
 * `="00123"`.
 */
export const skuCell: CellReader = (text) => ({
  value: plainLine(text)
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, ""),
});

/**
 * Another shop's SKU in the form SKUs have here: other characters become dashes, and a long one is
 * shortened. The same SKU always becomes the same; empty if nothing is left.
 */
export function fittingSku(given: string): string {
  if (skuSchema.safeParse(given).success) return given;
  const plain = withoutAccents(given)
    .replace(/[^A-Za-z0-9._+/&#()*-]+/g, "-")
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9)*+]+$/g, "");
  return isShort(plain) && hasAllLetters(given) ? plain : shortened(plain, given);
}

/**
 * The SKU made for a product or variant that has none, from its handle and its choice; the same
 * words always make the same SKU.
 * @param distinct adds a hash of the words, if the plain SKU is taken.
 */
export function madeSku(words: readonly string[], { distinct = false } = {}): string {
  const plain = words
    .map((word) => slugFrom(word).toUpperCase())
    .filter((word) => word !== "")
    .join("-");
  const isPlain = !distinct && isShort(plain) && plain !== "" && words.every(hasAllLetters);
  return isPlain ? plain : shortened(plain, words.join("\n"));
}

function shortened(plain: string, source: string): string {
  if (source.trim() === "") return "";
  const hash = BigInt(`0x${createHash("sha256").update(source).digest("hex")}`).toString(36);
  const start = plain.slice(0, LONGEST - HASH_LENGTH - 1).replace(/[^A-Za-z0-9]+$/, "");
  return [start, hash.slice(0, HASH_LENGTH).toUpperCase()].filter(Boolean).join("-");
}

function isShort(text: string): boolean {
  return text.length <= LONGEST;
}

/** Whether no letter is lost in a SKU; accents are. */
function hasAllLetters(text: string): boolean {
  return !/[^\p{ASCII}\P{L}]/u.test(withoutAccents(text));
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "");
}
