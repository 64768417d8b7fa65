import type { ProductType } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import { memoize } from "./memoize.ts";
import { isColor, type PreparedLanguage } from "./prepare-language.ts";
import { addTextTokens, meaningShare, nounTokens, textTokens } from "./text-tokens.ts";

/** The names of a product's collection and type. */
export interface ProductPlace {
  collection: string;
  type: string;
}

/** The tokens by which a product or type is found. */
export interface SearchTokens {
  /** Tokens of the kind of product it is. */
  kinds: ReadonlySet<string>;
  /** Tokens of its name. */
  name: ReadonlySet<string>;
  /** All its tokens. */
  all: ReadonlySet<string>;
  /** Weights of the tokens that count more than a mention. */
  weights: ReadonlyMap<string, number>;
}

/** Weight of a word for the kind of product (rule 6.5). */
export const nounWeight = 15;
const typeNounWeight = 12;
/** Weight of a word in a description (rule 6.5). */
export const mentionWeight = 1;
/** Flat products this thin, such as rugs, are named by their sides in feet. */
const thinnest = 2;
const inchesPerFoot = 12;

/** Returns a function that computes the tokens of a product (rule 6.5). */
export function productTokensIn(
  language: PreparedLanguage,
): (product: Product, place: ProductPlace) => SearchTokens {
  const longText = (text: string) => textTokens(text, language);
  const shortText = memoize(longText);
  const shortNoun = memoize((text: string) => nounTokens(text, language));
  return (product, place) => {
    const { title, specs, swatches, badges, options = [], description } = product;
    const name = longText(title);
    const code = longText(codes(product));
    const weights = new Map<string, number>();
    const weigh = (tokens: ReadonlyMap<string, number>, weight: number) =>
      addWeights(weights, tokens, weight);
    const noun = nounTokens(title, language);
    const typeNoun = shortNoun(place.type);
    // For example, a trestle table in the type Dining Tables is a dining table.
    const isTypical = [...typeNoun.keys()].some(
      (token) => isNamed(noun, token) && isNamed(typeNoun, token),
    );
    if (isTypical) weigh(typeNoun, typeNounWeight);
    weigh(noun, nounWeight);
    weigh(name, 10);
    weigh(code, 10);
    weigh(shortText(specs.material), 7);
    weigh(shortText(specs.color), 7);
    weigh(shortText(place.type), 6);
    weigh(sizeTokens(product), 6);
    for (const { label } of swatches) weigh(shortText(label), 4);
    for (const { values } of options) for (const { label } of values) weigh(shortText(label), 4);
    for (const feature of specs.features.split(",")) weigh(shortText(feature), 4);
    for (const badge of badges) weigh(shortText(badge), 4);
    weigh(shortText(place.collection), 3);
    const all = new Set(weights.keys());
    addTextTokens(all, description, language);
    const named = kindsIn([...noun.keys(), ...(isTypical ? typeNoun.keys() : [])], language);
    const kinds = named.size > 0 ? named : kindsIn([...typeNoun.keys()], language);
    return { kinds, name: new Set([...name.keys(), ...code.keys()]), all, weights };
  };
}

/** The tokens of a product type: of its title, its collection and its description. */
export function typeTokens(
  { title, features }: ProductType,
  collection: string,
  language: PreparedLanguage,
): SearchTokens {
  const name = textTokens(title, language);
  const weights = new Map<string, number>();
  addWeights(weights, name, 10);
  addWeights(weights, textTokens(collection, language), 4);
  addWeights(weights, textTokens(features.join(", "), language), 2);
  const kinds = new Set<string>();
  return { kinds, name: new Set(name.keys()), all: new Set(weights.keys()), weights };
}

/** Whether the noun, or another with its meaning, is that word; not only a wider one. */
function isNamed(noun: ReadonlyMap<string, number>, token: string): boolean {
  return (noun.get(token) ?? 0) >= meaningShare;
}

/** The nouns that say which kind of product it is; "set" and "gray" don't. */
function kindsIn(nouns: readonly string[], language: PreparedLanguage): Set<string> {
  return new Set(
    nouns.filter((noun) => !language.describing.has(noun) && !isColor([noun], language)),
  );
}

function addWeights(
  weights: Map<string, number>,
  tokens: ReadonlyMap<string, number>,
  weight: number,
): void {
  for (const [token, share] of tokens) {
    const weighed = Math.round(weight * share);
    if (weighed > (weights.get(token) ?? 0)) weights.set(token, weighed);
  }
}

function codes({ sku, specs, variants = [] }: Product): string {
  const skus = variants.map((variant) => variant.sku);
  return [sku, specs.retailCode ?? "", ...skus].join(" ");
}

/** The known sides, the width with more weight, as it is what shoppers name. */
function sizeTokens({ specs, variants = [] }: Product): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { width, length, height } of [
    ...variants.map((each) => ({ ...specs, ...each.specs })),
    specs,
  ]) {
    for (const inches of [length, height]) if (inches > 0) sizes.set(inchToken(inches), 0.5);
    if (width > 0) sizes.set(inchToken(width), 1);
    if (height > 0 && height <= thinnest && width > 0 && length > 0) {
      const feet = [width, length].map((inches) => Math.round(inches / inchesPerFoot));
      sizes.set(feet.sort((a, b) => a - b).join("x"), 1);
    }
  }
  return sizes;
}

function inchToken(inches: number): string {
  return `${Math.round(inches)}in`;
}
