import { typedCents } from "#domain/typed-amount.ts";

/** A cell's value, or why it is rejected. */
export type CellReading = { value: unknown } | { refuse: string };

export type CellReader = (text: string) => CellReading;

export const textCell: CellReader = (text) => ({ value: text });

/**
 * Why a number with a comma is ambiguous: `1,200` may be 1200 or, with a decimal comma, 1.2. A
 * single comma with one or two digits after it is not ambiguous.
 */
function ambiguousComma(text: string): string | undefined {
  const number = /\d[\d.,'’ ]*/.exec(text)?.[0] ?? "";
  if (!number.includes(",") || /^\d+,\d{1,2}$/.test(number.trim())) return undefined;
  const plain = number.replace(/[^\d]/g, "").replace(/^0+(?=\d)/, "");
  if (/^\d{1,3}(?:,\d{3})+$/.test(number.trim())) {
    const decimal = Number(number.replace(",", ".").replaceAll(",", ""));
    return `"${text}" may be ${plain} or ${decimal}; write it without the comma: ${plain} or ${decimal}`;
  }
  return `"${text}" can be read in two ways; write only digits and one point, such as 1200.5`;
}

/** HTML in a cell, such as `<p>` or `&nbsp;`; undefined for plain text. */
export function findMarkup(text: string): string | undefined {
  return /<\/?[a-z!][^<>]*>|&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i.exec(text)?.[0];
}

/** Reads dollars; `call`, `call for price` and `quote` are 0. */
export const priceCell: CellReader = (text) => {
  if (["call", "callforprice", "quote"].includes(normalizeWord(text))) return { value: 0 };
  const cents = typedCents(text);
  if (cents === null) return { refuse: `"${text}" is not a price such as 1299 or 1,299.50` };
  return { value: cents / 100 };
};

/**
 * Reads inches: `84`, `84.5`, `84,5`, `84"`, `84 in`; rejects `1,200`, which may be 1200 or 1.2
 * (rule 3.8).
 */
export const inchesCell: CellReader = (text) => {
  const unclear = ambiguousComma(text);
  if (unclear) return { refuse: unclear };
  const match = /^(\d+(?:[.,]\d+)?)\s*(?:"|″|in|inch|inches)?\.?$/i.exec(text);
  if (!match) return { refuse: `"${text}" is not a size in inches such as 84 or 84.5` };
  return { value: Number((match[1] ?? "").replace(",", ".")) };
};

export const yesNoCell: CellReader = (text) => {
  const word = normalizeWord(text);
  if (["yes", "y", "true", "1", "x"].includes(word)) return { value: true };
  if (["no", "n", "false", "0"].includes(word)) return { value: false };
  return { refuse: `"${text}" is neither yes nor no` };
};

export const availabilityCell: CellReader = (text) => {
  const word = normalizeWord(text);
  if (["instock", "available"].includes(word)) return { value: "in_stock" };
  if (word === "preorder") return { value: "preorder" };
  if (["outofstock", "soldout"].includes(word)) return { value: "out_of_stock" };
  return { refuse: `"${text}" is not one of in stock, preorder, out of stock` };
};

export const unitCell: CellReader = (text) =>
  /^(in|inch|inches|")\.?$/i.test(text) ? { value: "in" } : { refuse: "sizes must be in inches" };

/** Reads several texts separated by `|` or `;`. */
export const listCell: CellReader = (text) => ({ value: split(text, /[|;]/) });

/**
 * Reads `Stone Gray #8d8c88 | Sand Beige #c9b899`; also accepts `=`, `:` or brackets around the
 * color.
 */
export const swatchesCell: CellReader = (text) => {
  const swatches = split(text, /[|;]/).map((part) => {
    const match = /^(.+?)[\s=:(]+(#[0-9a-f]{6})\)?$/i.exec(part);
    return match ? { label: match[1]?.trim(), colorHex: match[2]?.toLowerCase() } : part;
  });
  const bad = swatches.find((swatch) => typeof swatch === "string");
  if (bad) return { refuse: `"${bad}" is not a swatch such as Stone Gray #8d8c88` };
  return { value: swatches };
};

/** Reads `sofa/detail Close view of the arm | sofa/back The sofa from behind`. */
export const viewsCell: CellReader = (text) => {
  const views = split(text, /\|/).map((part) => {
    const [image, ...words] = part.split(/[\s=:]+/);
    return { image, alt: words.join(" ") };
  });
  const bad = views.find(({ alt }) => alt === "");
  if (bad) return { refuse: `picture ${bad.image} needs words saying what it shows` };
  return { value: views };
};

/**
 * Lower-case letters and digits only, so that `Compare-at Price` and `compareAtPrice` are the same
 * word.
 */
export function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function split(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
