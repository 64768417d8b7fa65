import type { Collection, ProductType } from "#domain/collection.ts";
import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import { typeTokens } from "#domain/search/product-tokens.ts";
import { readUnfinished } from "#domain/search/read-query.ts";
import { findMatches } from "./find-matches.ts";
import type { FoundType } from "./search-result.ts";
import { TokenIndex } from "./token-index.ts";

/** Returns the search for product types: up to `count` for a text that is still being typed. */
export function typeSearch(
  collections: readonly Collection[],
  language: PreparedLanguage,
): (text: string, count: number) => FoundType[] {
  const types = collections.flatMap((collection) =>
    collection.types.map((type): [Collection, ProductType] => [collection, type]),
  );
  const index = new TokenIndex(language);
  const changes = types.map(([collection, type], row) => ({
    row,
    after: typeTokens(type, collection.title, language),
  }));
  index.change(changes);
  const finder = index.finder();

  return (text, count) => {
    const found = findMatches(readUnfinished(text, language), index.typingSource, finder);
    if (!found || found.match === "closest") return [];
    const ranked = found.groups.flatMap((rows) =>
      index.rank(rows, found.criteria, (one, other) => one - other),
    );
    return ranked.slice(0, count).flatMap((row) => {
      const [entry] = types.slice(row, row + 1);
      if (!entry) return [];
      const [collection, type] = entry;
      return [{ collection: collection.slug, type: type.slug }];
    });
  };
}
