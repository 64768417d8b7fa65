import type { Cents } from "#domain/product.ts";
import type { PreferredPlan } from "./quiz-form.ts";

/** One way to pay over time, as a card on the financing page (rule 11.7). */
export interface FinancingPlan {
  id: "pay-in-4" | "monthly" | "layaway" | "alternative";
  title: string;
  /** Who grants it, as a shopper knows them. */
  provider: string;
  /** Where the provider takes applications. Without one our own quiz opens (rule 11.9). */
  url?: `https://${string}`;
  /** What the quiz is answered with when it is opened from the card. */
  quizPlan: PreferredPlan;
  /** Smallest purchase it is for. */
  minimum: Cents;
  /** False: the card says Coming Soon and cannot be chosen. */
  available: boolean;
}
