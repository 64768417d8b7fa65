import { amount } from "#copy/amount-problems.ts";
import { apr, downAboveTotal, tooLittle, unknownTerm } from "#copy/loan-problems.ts";
import { type LoanProblem, terms } from "#domain/financing/calculator.ts";

/** The sentence of a problem of the calculator. */
export function loanProblemText(problem: LoanProblem): string {
  switch (problem.problem) {
    case "amount":
      return amount[problem.why];
    case "apr":
      return apr[problem.why];
    case "downAboveTotal":
      return downAboveTotal;
    case "unknownTerm":
      return unknownTerm({ terms: terms.join(", ") });
    case "tooLittle":
      return tooLittle(problem);
  }
}
