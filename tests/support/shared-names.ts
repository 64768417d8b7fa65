import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { facts } from "#shop/facts.ts";
import { testimonials } from "#shop/testimonials.ts";

const codes = ["3D", "APR", "SKU", "TX", "US"];

/** Names, codes and texts of products, which pages of every language show as they are; the longest first. */
const sharedNames: readonly string[] = [
  ...new Set([...stringsIn([facts, testimonials, loadProducts()]), ...codes]),
].sort((one, other) => other.length - one.length);

const known = new Set(sharedNames);

/**
 * A text without what needs no translation: shared names, codes, references and addresses.
 * @param given other words that are right as they are, such as what a shopper has typed
 */
export function withoutNames(text: string, given: readonly string[] = []): string {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed) || known.has(trimmed) || isCut(trimmed)) return "";
  const rest = [...sharedNames, ...given].reduce(
    (left, name) => left.replaceAll(name, ""),
    trimmed,
  );
  return rest.replace(/\S+@\S+|https?:\S+|\b[A-Z]-[A-Z\d]{5}\b|\S+\.{3}$/g, "");
}

/** Whether it is the beginning of a product's text, as descriptions for search engines are. */
function isCut(text: string): boolean {
  return text.endsWith("...") && sharedNames.some((name) => name.startsWith(text.slice(0, -3)));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}{3}/u.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
