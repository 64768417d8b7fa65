import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One requirement of a query. */
export interface Criterion {
  /** The FTS5 expression that matches it. */
  expression: string;
  /** The same for products of the kind it names; else those with its tokens as their kind. */
  kindExpression?: string;
  /** How well each token fits, from 0 to 1. */
  qualities: ReadonlyMap<string, number>;
  /** Set if no row matches it. */
  unknown?: true;
  /** Set if it is a guess for a mistyped word. */
  guessed?: true;
  /** Set if it is only similar to what was typed. */
  similar?: true;
  /** Set if it is a number, which matters least. */
  number?: true;
  /** Set if a query that names no kind of product can do without it: a brand, a style. */
  optional?: true;
  /** Set if it follows a word such as "with": the kind of product is named before it. */
  isLater?: true;
  /** Set if a kind of product before it makes it clearer: "buffet cabinet". */
  isGeneric?: true;
  /** Set if it names a kind of product that the shop doesn't have. */
  otherKind?: {
    /** The kind that comes closest, if there is one. */
    like?: Criterion;
  };
}

/** What is needed to make criteria. */
export interface CriterionSource {
  language: PreparedLanguage;
  vocabulary: Vocabulary;
  /** Whether a product is of the kind that the token names. */
  isKind(token: string): boolean;
  /** Whether the text is still being typed, so that every word can be the start of a longer one. */
  isTyping: boolean;
}

/** A criterion that no row matches. */
export const unknownCriterion: Criterion = { expression: "", qualities: new Map(), unknown: true };

/** The criterion for those tokens that some row has. */
export function criterionOf(
  tokens: Iterable<readonly [token: string, quality: number]>,
  vocabulary: Vocabulary,
): Criterion {
  const known = [...tokens].filter(([token]) => vocabulary.count(token) > 0);
  if (known.length === 0) return unknownCriterion;
  const qualities = new Map<string, number>();
  for (const [token, quality] of known) raise(qualities, token, quality);
  return { expression: anyOf([...qualities.keys()].map(quoted)), qualities };
}

/** The criterion that matches either of two. */
export function either(one: Criterion, other: Criterion): Criterion {
  if (one.unknown) return other;
  if (other.unknown) return one;
  const qualities = new Map(one.qualities);
  for (const [token, quality] of other.qualities) raise(qualities, token, quality);
  return { ...one, expression: anyOf([one.expression, other.expression]), qualities };
}

/** Keeps a token's higher quality. */
export function raise(qualities: Map<string, number>, token: string, quality: number): void {
  qualities.set(token, Math.max(qualities.get(token) ?? 0, quality));
}

/** The criterion for products of that kind, not for those that only mention it. */
export function ofKind(criterion: Criterion): Criterion {
  return { ...criterion, expression: criterion.kindExpression ?? inKind(criterion.expression) };
}

/** The criterion for products of a kind that also have a word. */
export function kindWith(kind: Criterion, word: Criterion): Criterion {
  return {
    expression: `(${allOf([kind, word])})`,
    kindExpression: `(${inKind(kind.expression)} AND ${word.expression})`,
    qualities: new Map([...word.qualities, ...kind.qualities]),
  };
}

function inKind(expression: string): string {
  return `kind : (${expression})`;
}

/** The FTS5 expression that matches all criteria. */
export function allOf(criteria: readonly Criterion[]): string {
  return criteria.map(({ expression }) => expression).join(" AND ");
}

/** The FTS5 expression that matches any of these. */
export function anyOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? "") : `(${expressions.join(" OR ")})`;
}

/** A token in an FTS5 expression. */
export function quoted(token: string): string {
  return `"${token}"`;
}
