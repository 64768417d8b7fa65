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
  {
    name: "will it fit, 20 products",
    limit: 500,
    address: (number: number) =>
      `/will-it-fit?items=${twenty(number)}&doorWidth=${30 + (number % 80) / 10}&hallWidth=42&turnWidth=42&stairWidth=40&landing=42&elevatorDoorWidth=36&elevatorWidth=68&elevatorDepth=51&placeWidth=100`,
  },
] as const;

function of(choices: readonly string[], number: number): string {
  return choices[number % choices.length] ?? "";
}

/** Ids of 20 products of the starter set, others for each number. */
function twenty(number: number): string {
  const first = 1001 + (number % 70);
  return Array.from({ length: 20 }, (_, index) => first + index).join(",");
}
