import { type BudgetRange, budgetRanges } from "./quiz-form.ts";

/** What the quiz offers the shopper (rule 11.5). */
export interface QuizResult {
  payIn4: boolean;
  /** Which monthly offer to show for this budget. */
  monthly: "up-to-150" | "from-25";
}

/** Pay in 4 for budgets under $600; the higher monthly offer for $2,000 and more. */
export function quizResult(budget: BudgetRange): QuizResult {
  return {
    payIn4: budget === "Under $600",
    monthly: budget === "$2000+" ? "up-to-150" : "from-25",
  };
}

/** The budget range with that text, if there is one. */
export function readBudgetRange(text: string | null): BudgetRange | undefined {
  return budgetRanges.find((range) => range === text);
}
