import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import { nounWeight, type SearchTokens } from "#domain/search/product-tokens.ts";
import { allOf, type Criterion, type CriterionSource } from "./criterion.ts";
import { scoreBy } from "./score.ts";
import { createTokenTable } from "./token-table.ts";
import { createTokenWeights } from "./token-weights.ts";
import { createVocabulary } from "./vocabulary.ts";

/** Most rows a broad query scores: the first with all words in their names. */
const maxScored = 2_000;
/** A criterion with such a token names a kind of product. */
const minNounQuality = 0.8;

/** A change to a row of the index. */
export interface RowChange {
  row: number;
  /** The tokens it is in the index with; undefined if it isn't there. */
  before?: SearchTokens | undefined;
  /** The row's new tokens; undefined if it is removed. */
  after?: SearchTokens | undefined;
}

/** Rows and the tokens they are found by. */
export class TokenIndex {
  readonly source: CriterionSource;
  readonly #table = createTokenTable();
  readonly #weights = createTokenWeights();
  readonly #nouns = new Set<string>();

  constructor(language: PreparedLanguage) {
    this.source = { language, vocabulary: createVocabulary(language.phrases.meanings.keys()) };
  }

  /** Makes the changes in one transaction, which is many times faster. */
  change(changes: Iterable<RowChange>): void {
    this.#table.transaction(() => {
      for (const { row, before, after } of changes) {
        if (before) this.#remove(row, before);
        if (after) this.#add(row, after);
      }
    });
  }

  /** Rows that have all criteria, in their order; at most the first `limit`. */
  find(criteria: readonly Criterion[], limit?: number): number[] {
    return isPossible(criteria) ? this.#table.match(allOf(criteria), limit) : [];
  }

  /** The first rows that have all criteria in their names. */
  findByName(criteria: readonly Criterion[], limit: number): number[] {
    return isPossible(criteria) ? this.#table.match(`name : (${allOf(criteria)})`, limit) : [];
  }

  /**
   * The rows, sorted by how important the texts with the criteria are.
   * @param tie the order of rows that match equally well.
   */
  rank(
    rows: readonly number[],
    criteria: readonly Criterion[],
    tie: (one: number, other: number) => number,
  ): number[] {
    const scored = rows.length <= maxScored ? rows : this.findByName(criteria, maxScored);
    const score = scoreBy(criteria);
    const best = scored
      .map((row) => ({ row, score: score(this.#weights.of(row)) }))
      .sort((a, b) => b.score - a.score || tie(a.row, b.row))
      .map(({ row }) => row);
    if (rows.length === best.length) return best;
    const isLeft = new Uint8Array((rows.at(-1) ?? 0) + 1);
    for (const row of rows) isLeft[row] = 1;
    const first = best.filter((row) => isLeft[row] === 1);
    for (const row of first) isLeft[row] = 0;
    return first.concat(rows.filter((row) => isLeft[row] === 1));
  }

  /** A criterion's importance: highest for a kind of product, lowest for a number. */
  importance(criterion: Criterion): number {
    if (criterion.number) return 0;
    const isNoun = [...criterion.qualities].some(
      ([token, quality]) => quality >= minNounQuality && this.#nouns.has(token),
    );
    return isNoun ? 2 : 1;
  }

  #remove(row: number, { all }: SearchTokens): void {
    this.#table.remove(row);
    this.source.vocabulary.remove(all);
  }

  #add(row: number, tokens: SearchTokens): void {
    this.#table.add(row, tokens);
    this.#weights.set(row, tokens.weights);
    for (const [token, weight] of tokens.weights) {
      if (weight === nounWeight) this.#nouns.add(token);
    }
    this.source.vocabulary.add(tokens.all);
  }
}

function isPossible(criteria: readonly Criterion[]): boolean {
  return criteria.length > 0 && !criteria.some(({ unknown }) => unknown);
}
