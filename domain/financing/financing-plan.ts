import type { Cents } from "#domain/product.ts";
import type { PreferredPlan } from "./quiz-form.ts";

/** A way to pay over time, shown as a card on the financing page (rule 11.7). */
export interface FinancingPlan {
  id: "pay-in-4" | "monthly" | "layaway" | "alternative";
  /** The provider's name as shoppers know it. */
  provider: string;
  /** The provider's application page. Without it the card opens our quiz (rule 11.9). */
  url?: `https://${string}`;
  /** The quiz's plan when it is opened from the card. */
  quizPlan: PreferredPlan;
  /** Smallest purchase. */
  minimum: Cents;
  /** False: the card shows Coming Soon and can't be chosen. */
  available: boolean;
}
