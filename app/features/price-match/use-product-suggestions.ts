import { paths } from "#domain/paths.ts";
import { useLookup } from "#ui/use-lookup.ts";

/** A product in the catalog, by its name; one with colors to choose is named with its color. */
export interface ProductSuggestion {
  id: string;
  label: string;
}

const none: readonly ProductSuggestion[] = [];

/** Products in the catalog that match a text, also in each of their colors; the last ones found stay until others are found. */
export function useProductSuggestions(typed: string): readonly ProductSuggestion[] {
  return useLookup(typed.trim(), fetchProducts).result ?? none;
}

interface Suggested {
  /** Absent if it isn't a product. */
  id?: string;
  label: string;
  colors?: readonly { id: string; title: string }[];
}

async function fetchProducts(text: string): Promise<ProductSuggestion[]> {
  const response = await fetch(`${paths.searchSuggestions}?${new URLSearchParams({ q: text })}`);
  const { suggestions = [] }: { suggestions?: Suggested[] } = await response.json();
  return suggestions.flatMap(({ id, label, colors = [] }) => [
    ...(id ? [{ id, label }] : []),
    ...colors.map((color) => ({ id: color.id, label: color.title })),
  ]);
}
