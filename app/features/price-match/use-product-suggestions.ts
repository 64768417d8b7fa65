import { useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";

/** A piece of the catalog by its name. */
export interface ProductSuggestion {
  id: string;
  label: string;
}

/** Milliseconds without a keystroke before the server is asked. */
const pause = 200;

/** Pieces of the catalog that a text may mean; the last ones found stay until others are. */
export function useProductSuggestions(typed: string): readonly ProductSuggestion[] {
  const [products, setProducts] = useState<readonly ProductSuggestion[]>([]);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < 2) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: text });
      fetch(`${paths.searchSuggestions}?${query}`, { signal: outdated.signal })
        .then((response) => response.json())
        .then((said: { suggestions?: { id?: string; label: string }[] }) => {
          const found = said.suggestions ?? [];
          setProducts(found.flatMap(({ id, label }) => (id ? [{ id, label }] : [])));
        })
        // Offline or overtaken: free text is just as good.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text]);

  return products;
}
