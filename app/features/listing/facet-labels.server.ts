import { availability, color, facets as facetLabels, feature, material } from "#copy/taxonomy.ts";
import type { FacetName } from "#domain/listing/facets.ts";

const optionLabels: Readonly<Record<FacetName, Readonly<Record<string, string>>>> = {
  color,
  material,
  availability,
  feature,
};

interface LabeledFacet {
  name: FacetName;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Facets with the names of themselves and their options in the language of the page. */
export function withLabels<F extends LabeledFacet>(facets: readonly F[]): F[] {
  return facets.map((facet) => {
    const labels = optionLabels[facet.name];
    const options = facet.options.map((option) => ({
      ...option,
      label: labels[option.value] ?? option.label,
    }));
    return { ...facet, label: facetLabels[facet.name], options };
  });
}
