import type * as amounts from "#copy/amount-problems.ts";
import type { problems as booking } from "#copy/booking-problems.ts";
import type { problems as custom } from "#copy/custom-problems.ts";
import type { problems as priceMatch } from "#copy/price-match-problems.ts";
import type { problems as shared } from "#copy/problems.ts";
import type * as quantities from "#copy/quantity-problems.ts";
import type { problems as quiz } from "#copy/quiz-problems.ts";
import type * as quotePage from "#copy/quote-page-problems.ts";
import type { problems as quote } from "#copy/quote-problems.ts";
import type { FieldProblem, ProblemKind } from "#domain/field-problem.ts";

type AllWords = typeof shared &
  typeof amounts &
  typeof booking &
  typeof custom &
  typeof priceMatch &
  typeof quantities &
  typeof quiz &
  typeof quotePage &
  typeof quote;

/** Kinds of problems that every form can have; their sentences are in `problems.json`. */
export type SharedProblemKind = Exclude<keyof typeof shared, "fields">;

/** What fields are called within a sentence, by the label of their rule. */
interface FieldNames {
  fields: Readonly<Record<string, string>>;
}

/** The texts of a language that problems of these kinds need. */
export type ProblemWords<Kind extends ProblemKind = ProblemKind> = Pick<
  AllWords,
  Exclude<Kind, "sentence">
> &
  ("tooLong" extends Kind ? FieldNames : unknown);

/** The texts that a form needs besides those that every form can have. */
export type OwnWords<Problem extends FieldProblem> = Omit<
  ProblemWords<Problem["problem"]>,
  SharedProblemKind
>;

/** The texts of a form, or of several, together with those that every form can have. */
export function withShared(
  words: typeof shared,
  own: readonly (object & Partial<FieldNames>)[],
): ProblemWords {
  const fields = Object.assign({}, words.fields, ...own.map((texts) => texts.fields));
  return Object.assign({}, words, ...own, { fields });
}

/**
 * The sentence of a problem, which says what to do.
 * @param words the texts of a language; a page loads only those of its own forms
 */
export function problemText<Problem extends FieldProblem>(
  problem: Problem,
  words: ProblemWords<Problem["problem"]>,
): string {
  return sentence(problem, words as ProblemWords);
}

function sentence(problem: FieldProblem, words: ProblemWords): string {
  switch (problem.problem) {
    case "tooLong": {
      const { field, max, count } = problem;
      return words.tooLong({ field: words.fields[field] ?? field, max, count });
    }
    case "sentence":
      return problem.text;
    case "emailSign":
      return words.emailSign(problem);
    case "amount":
      return words.amount[problem.why];
    case "quantity":
      return `${problem.title}: ${words.quantity[problem.why]}`;
    case "tooManyItems":
      return words.tooManyItems(problem);
    case "itemQuantity":
      return words.itemQuantity(problem);
    default:
      return words[problem.problem];
  }
}

/** The sentences of a form's problems, by field. */
export function problemTexts<Problem extends FieldProblem>(
  problems: Readonly<Record<string, readonly Problem[]>>,
  words: ProblemWords<Problem["problem"]>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => [
      field,
      found.map((problem) => problemText(problem, words)),
    ]),
  );
}
