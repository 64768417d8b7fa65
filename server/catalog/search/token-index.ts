import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import type { SearchTokens } from "#domain/search/product-tokens.ts";
import { allOf, type Criterion, type CriterionSource } from "./criterion.ts";
import { namesKind } from "./kind-of-query.ts";
import { type Finder, maxScored } from "./matches.ts";
import { scoreBy } from "./score.ts";
import { createTokenTable } from "./token-table.ts";
import { createTokenWeights } from "./token-weights.ts";
import { createVocabulary } from "./vocabulary.ts";

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
  /** For whole queries. */
  readonly source: CriterionSource;
  /** For texts that are still being typed. */
  readonly typingSource: CriterionSource;
  readonly #table = createTokenTable();
  readonly #weights = createTokenWeights();
  /** How many rows are of each kind. */
  readonly #kinds = new Map<string, number>();

  constructor(language: PreparedLanguage) {
    const vocabulary = createVocabulary(language.phrases.meanings.keys());
    const isKind = (token: string) => (this.#kinds.get(token) ?? 0) > 0;
    this.source = { language, vocabulary, isKind, isTyping: false };
    this.typingSource = { ...this.source, isTyping: true };
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

  /** Finds rows for a query; at most the first `limit`, of those that are within its limits. */
  finder({
    limit,
    isWithin,
  }: {
    limit?: number;
    isWithin?: (row: number) => boolean;
  } = {}): Finder {
    const all = (criteria: readonly Criterion[]) => this.find(criteria, limit);
    const named = (criteria: readonly Criterion[]) => this.findByName(criteria, limit ?? maxScored);
    return {
      all,
      within: isWithin ? (criteria) => all(criteria).filter(isWithin) : all,
      named: isWithin ? (criteria) => named(criteria).filter(isWithin) : named,
      importance: (criterion) => this.#importance(criterion),
    };
  }

  /** The first rows that have all criteria in their names. */
  findByName(criteria: readonly Criterion[], limit: number): number[] {
    return isPossible(criteria) ? this.#table.match(`name : (${allOf(criteria)})`, limit) : [];
  }

  /**
   * The rows, sorted by how important the texts with the criteria are.
   * @param tie the order of rows that match equally well.
   * @param bonus what else is good about a row, in the same units as the weights of words.
   */
  rank(
    rows: readonly number[],
    criteria: readonly Criterion[],
    tie: (one: number, other: number) => number,
    bonus: (row: number) => number = () => 0,
  ): number[] {
    const scored = rows.length <= maxScored ? rows : this.findByName(criteria, maxScored);
    const score = scoreBy(criteria);
    const best = scored
      .map((row) => ({ row, score: score(this.#weights.of(row)) + bonus(row) }))
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
  #importance(criterion: Criterion): number {
    if (criterion.number) return 0;
    return namesKind(criterion, this.source) ? 2 : 1;
  }

  #remove(row: number, tokens: SearchTokens): void {
    this.#table.remove(row);
    this.source.vocabulary.remove(tokens);
    for (const kind of tokens.kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) - 1);
  }

  #add(row: number, tokens: SearchTokens): void {
    this.#table.add(row, tokens);
    this.#weights.set(row, tokens.weights);
    for (const kind of tokens.kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    this.source.vocabulary.add(tokens);
  }
}

function isPossible(criteria: readonly Criterion[]): boolean {
  return criteria.length > 0 && !criteria.some(({ unknown }) => unknown);
}
