import { copyIn as amounts } from "#copy-in/amount-problems.ts";
import { copyIn as booking } from "#copy-in/booking-problems.ts";
import { copyIn as custom } from "#copy-in/custom-problems.ts";
import { copyIn as priceMatch } from "#copy-in/price-match-problems.ts";
import { copyIn as shared } from "#copy-in/problems.ts";
import { copyIn as quantities } from "#copy-in/quantity-problems.ts";
import { copyIn as quiz } from "#copy-in/quiz-problems.ts";
import { copyIn as quotePage } from "#copy-in/quote-page-problems.ts";
import { copyIn as quote } from "#copy-in/quote-problems.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type Language, languageCodes } from "#domain/language.ts";
import { type ProblemWords, problemText, withShared } from "#words/problem-text.ts";

/** The texts of all problems, by language. */
export const wordsIn = new Map(
  languageCodes.map((language): [Language, ProblemWords] => [
    language,
    withShared(shared[language].problems, [
      amounts[language],
      booking[language].problems,
      custom[language].problems,
      priceMatch[language].problems,
      quantities[language],
      quiz[language].problems,
      quote[language].problems,
      quotePage[language],
    ]),
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
