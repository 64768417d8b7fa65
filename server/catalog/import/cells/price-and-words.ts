import { typedCents } from "#domain/typed-amount.ts";
import { type CellReader, normalizeWord } from "./cell.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** Longest text that a page can have. */
const LONGEST_TEXT = 100_000;

/** A text that may have several lines, such as a description. */
export const textCell: CellReader = (text) => {
  const value = plainText(text);
  if (value.length <= LONGEST_TEXT) return { value };
  return { refuse: "is longer than 100,000 characters, more than a page can show" };
};

/** A text on one line, such as a title. */
export const lineCell: CellReader = (text) => ({ value: plainLine(text) });

/** Reads dollars; `call`, `call for price` and `quote` are 0. Another currency is refused by name. */
export const priceCell: CellReader = (text) => {
  if (["call", "callforprice", "quote"].includes(normalizeWord(text))) return { value: 0 };
  const cents = typedCents(text.replace(/\s*\bUSD\b\s*|^US(?=\$)/gi, ""));
  if (cents !== null) return { value: cents / 100 };
  const currency = otherCurrency(text);
  if (currency === undefined) return { refuse: "is not a price such as 1299 or 1,299.50" };
  return { refuse: `is in another currency (${currency}); prices here are US dollars` };
};

/** The code or sign of a currency other than the US dollar. */
function otherCurrency(text: string): string | undefined {
  const code = /(?:^|[\d\s.$])([A-Z]{3})(?=$|[\d\s.$])/.exec(text)?.[1];
  const sign = /[A-Z]{1,3}\$|[£€¥₹₽₩₺₫₱฿₪₦₴]/u.exec(text)?.[0];
  return /\d/.test(text) && code !== "USD" ? (code ?? sign) : undefined;
}

export const yesNoCell: CellReader = (text) => {
  const word = normalizeWord(text);
  if (["yes", "y", "true", "1", "x"].includes(word)) return { value: true };
  if (["no", "n", "false", "0"].includes(word)) return { value: false };
  return { refuse: "is neither yes nor no" };
};

const availabilityWords = {
  in_stock:
    /^(instock|available|availablenow|limitedavailability|lowstock|limitedstock|instore|instoreonly|onlineonly|1|yes|true)$/,
  preorder:
    /^((on)?(pre|back)order(ed)?|onorder|presale|availablefororder|specialorder|madetoorder)$/,
  out_of_stock: /^((temporarily)?outofstock|sold|soldout|0|no|false|unavailable|discontinued)$/,
} as const;

/** Reads the words of shops and feeds, also as an address such as `https://schema.org/InStock`. */
export const availabilityCell: CellReader = (text) => {
  const word = normalizeWord(text.replace(/^(?:https?:\/\/)?schema\.org\//i, ""));
  for (const [value, words] of Object.entries(availabilityWords)) {
    if (words.test(word)) return { value };
  }
  return { refuse: "is not one of in stock, preorder, out of stock" };
};
