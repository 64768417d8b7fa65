import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";

/** SQL condition that reads all words once, which for a few is faster than looking each lead up. */
export function isAmong(queries: Queries, term: string) {
  const words = queries
    .selectFrom("lead_words as other")
    .select("other.reference")
    .where(startsWith("other.word", term));
  // An expression, so that SQLite doesn't start from these words and look all their leads up.
  return sql<boolean>`(lead_words.reference || '') in ${words}`;
}

/** SQL condition that looks each lead's own words up. */
export function hasWord(
  queries: Queries,
  reference: "lead_words.reference" | "leads.reference",
  term: string,
) {
  const words = queries
    .selectFrom("lead_words as other")
    .select("other.word")
    .where("other.reference", "=", sql.ref<string>(reference))
    .where(startsWith("other.word", term));
  return sql<boolean>`exists ${words}`;
}

/** SQL condition: the words with a beginning are one range of the index. */
export function startsWith(word: string, term: string) {
  return sql<boolean>`(${sql.ref(word)} >= ${term} and ${sql.ref(word)} < ${`${term}\u{10ffff}`})`;
}
