import type { Criterion, CriterionSource } from "./criterion.ts";

/** A criterion with such a token names a kind of product. */
const minKindQuality = 0.8;

/** Whether a criterion names a kind of product that the shop has. */
export function namesKind({ qualities }: Criterion, { isKind }: CriterionSource): boolean {
  return [...qualities].some(([token, quality]) => quality >= minKindQuality && isKind(token));
}

/**
 * The criterion that says which kind of product a query asks for: the last kind that is named,
 * before a word such as "with" if it can be (rule 6.12). "Light wood nightstand with silver
 * accents" asks for nightstands.
 */
export function kindOfQuery(
  criteria: readonly Criterion[],
  source: CriterionSource,
): Criterion | undefined {
  const kinds = criteria.filter(
    (each) => !each.optional && (each.otherKind || namesKind(each, source)),
  );
  const early = kinds.filter(({ isLater }) => !isLater);
  const named = early.length > 0 ? early : kinds;
  return named.findLast(({ isGeneric }) => !isGeneric) ?? named.at(-1);
}
