import { useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";

/** A product in the catalog, by its name. */
export interface ProductSuggestion {
  id: string;
  label: string;
}

/** Milliseconds without a keystroke before suggestions are requested. */
const pause = 200;

/** Products in the catalog that match a text; the last ones found stay until others are found. */
export function useProductSuggestions(typed: string): readonly ProductSuggestion[] {
  const [products, setProducts] = useState<readonly ProductSuggestion[]>([]);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < 2) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: text });
      fetch(`${paths.searchSuggestions}?${query}`, { signal: request.signal })
        .then((response) => response.json())
        .then((data: { suggestions?: { id?: string; label: string }[] }) => {
          const found = data.suggestions ?? [];
          setProducts(found.flatMap(({ id, label }) => (id ? [{ id, label }] : [])));
        })
        // Offline or superseded: free text works as well.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);

  return products;
}
