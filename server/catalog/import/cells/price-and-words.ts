import { typedCents } from "#domain/typed-amount.ts";
import { type CellReader, normalizeWord } from "./cell.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** A text that may have several lines, such as a description. */
export const textCell: CellReader = (text) => ({ value: plainText(text) });

/** A text on one line, such as a title. */
export const lineCell: CellReader = (text) => ({ value: plainLine(text) });

/**
 * A SKU, also in the forms that keep spreadsheets from reading it as a number: `'00123`,
 * `="00123"`.
 */
export const skuCell: CellReader = (text) => ({
  value: plainLine(text)
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, ""),
});

/** Reads dollars; `call`, `call for price` and `quote` are 0. */
export const priceCell: CellReader = (text) => {
  if (["call", "callforprice", "quote"].includes(normalizeWord(text))) return { value: 0 };
  const cents = typedCents(text.replace(/\s*\bUSD\b\s*|^US(?=\$)/g, ""));
  if (cents === null) return { refuse: "is not a price such as 1299 or 1,299.50" };
  return { value: cents / 100 };
};

export const yesNoCell: CellReader = (text) => {
  const word = normalizeWord(text);
  if (["yes", "y", "true", "1", "x"].includes(word)) return { value: true };
  if (["no", "n", "false", "0"].includes(word)) return { value: false };
  return { refuse: "is neither yes nor no" };
};

export const availabilityCell: CellReader = (text) => {
  const word = normalizeWord(text);
  if (["instock", "available", "1", "yes"].includes(word)) return { value: "in_stock" };
  if (["preorder", "backorder", "onbackorder", "backordered", "madetoorder"].includes(word)) {
    return { value: "preorder" };
  }
  if (["outofstock", "soldout", "0", "no", "discontinued"].includes(word)) {
    return { value: "out_of_stock" };
  }
  return { refuse: "is not one of in stock, preorder, out of stock" };
};
