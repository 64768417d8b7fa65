import { copyIn as amounts } from "#copy-in/amount-problems.ts";
import { copyIn as booking } from "#copy-in/booking-problems.ts";
import { copyIn as priceMatch } from "#copy-in/price-match-problems.ts";
import { copyIn as shared } from "#copy-in/problems.ts";
import { copyIn as quantities } from "#copy-in/quantity-problems.ts";
import { copyIn as quiz } from "#copy-in/quiz-problems.ts";
import { copyIn as quotePage } from "#copy-in/quote-page-problems.ts";
import { copyIn as quote } from "#copy-in/quote-problems.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type Language, languageCodes } from "#domain/language.ts";
import { type ProblemWords, problemText } from "#words/problem-text.ts";

const wordsIn = new Map(
  languageCodes.map((language): [Language, ProblemWords] => [
    language,
    {
      ...shared[language],
      ...amounts[language],
      ...booking[language],
      ...priceMatch[language],
      ...quantities[language],
      ...quiz[language],
      ...quote[language],
      ...quotePage[language],
    },
  ]),
);

/** The sentence of a problem in a language; a finished one as it is. */
export function problemTextIn(language: Language, problem: FieldProblem | string): string {
  if (typeof problem === "string") return problem;
  return problemText(problem, wordsIn.get(language) as ProblemWords);
}

/** The same for problems by field. */
export function errorsIn(
  language: Language,
  problems: Readonly<Record<string, readonly (FieldProblem | string)[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => [
      field,
      found.map((problem) => problemTextIn(language, problem)),
    ]),
  );
}
