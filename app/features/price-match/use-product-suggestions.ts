import { paths } from "#domain/paths.ts";
import { useLookup } from "#ui/use-lookup.ts";

/** A product in the catalog, by its name. */
export interface ProductSuggestion {
  id: string;
  label: string;
}

const none: readonly ProductSuggestion[] = [];

/** Products in the catalog that match a text; the last ones found stay until others are found. */
export function useProductSuggestions(typed: string): readonly ProductSuggestion[] {
  return useLookup(typed.trim(), fetchProducts).result ?? none;
}

async function fetchProducts(text: string): Promise<ProductSuggestion[]> {
  const response = await fetch(`${paths.searchSuggestions}?${new URLSearchParams({ q: text })}`);
  const { suggestions = [] }: { suggestions?: { id?: string; label: string }[] } =
    await response.json();
  return suggestions.flatMap(({ id, label }) => (id ? [{ id, label }] : []));
}
