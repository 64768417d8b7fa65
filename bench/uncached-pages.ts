import { readdirSync } from "node:fs";
import { fullRange } from "#domain/listing/price-range.ts";

const slugs = readdirSync("shop/catalogue")
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(".json", ""));
const types = ["reclining-sofa-loveseats", "stationary-sofa-loveseats", "reclining-sectionals"];
const words = ["sofa", "leather sofa", "recliner", "gray sectional", "bed", "oak table", "chair"];

/**
 * Addresses that were never requested before, by the kind of their page, with how many of them a
 * processor should render a second. The parameters make them differ and leave the page whole.
 */
export const uncachedPages = [
  {
    name: "filtered listing",
    limit: 285,
    address: (number: number) =>
      `/collections/living-room/${of(types, number)}?max=${fullRange.max + number}`,
  },
  {
    name: "search",
    limit: 285,
    address: (number: number) =>
      `/search?q=${encodeURIComponent(of(words, number))}&max=${fullRange.max + number}`,
  },
  {
    name: "product",
    limit: 285,
    address: (number: number) => `/products/${of(slugs, number)}?max=${number}`,
  },
] as const;

function of(choices: readonly string[], number: number): string {
  return choices[number % choices.length] ?? "";
}
