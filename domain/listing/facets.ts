import type { Product } from "#domain/product.ts";

/** The facets by their names in the URL, in the order they are shown (rule 4.2). */
export const facetNames = ["color", "material", "availability", "feature"] as const;
export type FacetName = (typeof facetNames)[number];

/** One choice of a facet, as the owner describes it. */
export interface TaxonomyOption {
  /** Its value in the URL. */
  value: string;
  label: string;
  /**
   * Lower-case texts; a product has the option if one occurs anywhere in the texts its facet reads.
   */
  anywhere?: readonly string[];
  /** Lower-case words that match only as whole words: "red", but not in "weathered". */
  words?: readonly string[];
}

/** The options of a facet: those always shown, and those shown only if a product has them. */
export interface FacetTaxonomy {
  always: readonly TaxonomyOption[];
  ifPresent: readonly TaxonomyOption[];
}

/** The shop's colors, materials and features. */
export type Taxonomy = Readonly<Record<"color" | "material" | "feature", FacetTaxonomy>>;

/** One choice within a facet, e.g. Leather within Material. */
export interface FacetOption extends TaxonomyOption {
  /** Whether it is shown even if no product has it. */
  always: boolean;
}

/** A group of filter options. */
export interface Facet {
  name: FacetName;
  label: string;
  /** In the order they are shown and written in the URL. */
  options: readonly FacetOption[];
}

/** The shop's facets: the taxonomy's, and availability, whose options are fixed. */
export function facetsOf(taxonomy: Taxonomy): readonly Facet[] {
  return [
    { name: "color", label: "Color", options: optionsOf(taxonomy.color) },
    { name: "material", label: "Material", options: optionsOf(taxonomy.material) },
    {
      name: "availability",
      label: "Availability",
      options: [
        { value: "in_stock", label: "In Stock", anywhere: ["in_stock"], always: true },
        { value: "preorder", label: "Preorder", anywhere: ["preorder"], always: true },
      ],
    },
    { name: "feature", label: "Features", options: optionsOf(taxonomy.feature) },
  ];
}

function optionsOf({ always, ifPresent }: FacetTaxonomy): FacetOption[] {
  return [
    ...always.map((option) => ({ ...option, always: true })),
    ...ifPresent.map((option) => ({ ...option, always: false })),
  ];
}

/** The texts of a product and its variants that a facet's options are matched with (rule 4.2). */
export function facetTexts(name: FacetName, product: Product): readonly string[] {
  const { specs, swatches, availability, variants = [] } = product;
  const texts = (field: "color" | "material" | "features") => [
    specs[field],
    ...variants.flatMap((variant) => variant.specs?.[field] ?? []),
  ];
  switch (name) {
    case "color":
      return [...texts("color"), ...swatches.map(({ label }) => label)];
    case "material":
      return texts("material");
    case "availability":
      return [availability];
    case "feature":
      return texts("features");
  }
}

/** Whether a text matches the option, ignoring case (rule 4.3). */
export function hasOption(text: string, { anywhere = [], words = [] }: TaxonomyOption): boolean {
  const lower = text.toLowerCase();
  return (
    anywhere.some((part) => lower.includes(part)) ||
    words.some((word) => lower.split(/[^\p{L}\p{N}]+/u).includes(word))
  );
}
