import { type BudgetRange, budgetRanges } from "./quiz-form.ts";

/** What the answers open up (rule 11.5). */
export interface QuizResult {
  payIn4: boolean;
  /** Which monthly line is true for this budget. */
  monthly: "up-to-150" | "from-25";
}

/** Pay in 4 is for purchases under $600; the higher monthly line for $2,000 and more. */
export function quizResult(budget: BudgetRange): QuizResult {
  return {
    payIn4: budget === "Under $600",
    monthly: budget === "$2000+" ? "up-to-150" : "from-25",
  };
}

/** The budget range a text names, if it names one. */
export function readBudgetRange(text: string | null): BudgetRange | undefined {
  return budgetRanges.find((range) => range === text);
}
