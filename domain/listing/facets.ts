import type { Product } from "#domain/product.ts";

export type FacetName = "color" | "material" | "availability" | "feature";

/** One choice within a facet, e.g. Leather within Material. */
export interface FacetOption {
  /** Its value in the URL. */
  value: string;
  label: string;
  /** The option matches if any of these is a substring of the product's text. */
  words: readonly string[];
}

/** A group of filter options. */
export interface Facet {
  name: FacetName;
  label: string;
  options: readonly FacetOption[];
  /** The product's texts in which the words are searched (rules 4.2 and 4.3). */
  texts: (product: Product) => readonly string[];
}

/** The filter options, in the order they are shown and written in the URL (rule 4.2). */
export const facets: readonly Facet[] = [
  {
    name: "color",
    label: "Color",
    options: [plain("black"), plain("white"), plain("beige"), plain("chocolate"), plain("gray")],
    texts: ({ specs, swatches }) => [specs.color, ...swatches.map(({ label }) => label)],
  },
  {
    name: "material",
    label: "Material",
    options: [plain("leather"), plain("fabric"), plain("microfiber"), plain("velvet")],
    texts: ({ specs }) => [specs.material],
  },
  {
    name: "availability",
    label: "Availability",
    options: [
      { value: "in_stock", label: "In Stock", words: ["in_stock"] },
      { value: "preorder", label: "Preorder", words: ["preorder"] },
    ],
    texts: ({ availability }) => [availability],
  },
  {
    name: "feature",
    label: "Features",
    options: [
      plain("reclining"),
      { value: "usb-charging", label: "USB Charging", words: ["usb", "type-c"] },
      { value: "cupholders", label: "Cupholders", words: ["cupholder"] },
      plain("modular"),
      plain("storage"),
    ],
    texts: ({ specs }) => [specs.features],
  },
];

/** Whether the product has what the option means: a case-insensitive substring match. */
export function matchesOption(facet: Facet, option: FacetOption, product: Product): boolean {
  return facet
    .texts(product)
    .some((text) => option.words.some((word) => text.toLowerCase().includes(word)));
}

function plain(word: string): FacetOption {
  return { value: word, label: word.charAt(0).toUpperCase() + word.slice(1), words: [word] };
}
