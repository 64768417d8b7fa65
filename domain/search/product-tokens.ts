import type { Product } from "#domain/product.ts";
import type { PreparedLanguage } from "./prepare-language.ts";
import { remembered } from "./remembered.ts";
import { nounTokens, textTokens } from "./text-tokens.ts";

/** The names of a product's collection and type. */
export interface ProductPlace {
  collection: string;
  type: string;
}

/** What a text is found by. */
export interface SearchTokens {
  /** Tokens of its name. */
  name: readonly string[];
  /** All its tokens. */
  all: ReadonlySet<string>;
  /** Weights of the tokens that count more than a mention. */
  weights: ReadonlyMap<string, number>;
}

/** Weight of a word in a description (rule 6.5). */
export const mentionWeight = 1;
/** Flat products this thin, such as rugs, are named by their sides in feet. */
const thinnest = 2;
const inchesPerFoot = 12;

/** Makes the function that tells what a product is found by. */
export function productTokensIn(
  language: PreparedLanguage,
): (product: Product, place: ProductPlace) => SearchTokens {
  const longText = (text: string) => textTokens(text, language);
  const shortText = remembered(longText);
  return (product, place) => {
    const { title, sku, specs, swatches, badges, description } = product;
    const name = longText(title);
    const code = longText(`${sku} ${specs.retailCode ?? ""}`);
    const weights = new Map<string, number>();
    const weigh = (tokens: ReadonlyMap<string, number>, weight: number) => {
      for (const [token, share] of tokens) {
        const weighed = Math.round(weight * share);
        if (weighed > (weights.get(token) ?? 0)) weights.set(token, weighed);
      }
    };
    weigh(nounTokens(title, language), 15);
    weigh(name, 10);
    weigh(code, 10);
    weigh(shortText(place.type), 6);
    weigh(sizeTokens(product), 6);
    weigh(shortText(specs.material), 7);
    weigh(shortText(specs.color), 7);
    for (const { label } of swatches) weigh(shortText(label), 4);
    for (const feature of specs.features.split(",")) weigh(shortText(feature), 4);
    for (const badge of badges) weigh(shortText(badge), 4);
    weigh(shortText(place.collection), 3);
    const all = new Set(weights.keys());
    for (const token of longText(description).keys()) all.add(token);
    return { name: [...name.keys(), ...code.keys()], all, weights };
  };
}

/** The sides, the width with more weight, as it is what shoppers name. */
function sizeTokens({ specs: { width, length, height } }: Product): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const inches of [length, height]) sizes.set(`${Math.round(inches)}in`, 0.5);
  sizes.set(`${Math.round(width)}in`, 1);
  if (height <= thinnest) {
    const feet = [width, length].map((inches) => Math.round(inches / inchesPerFoot));
    sizes.set(feet.sort((a, b) => a - b).join("x"), 1);
  }
  return sizes;
}
