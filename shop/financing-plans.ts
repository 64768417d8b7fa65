import type { FinancingPlan } from "#domain/financing/financing-plan.ts";

/*
 * The plans on the financing page, in this order. When a provider gives you an application page,
 * add its address, for example:  url: "https://apply.provider.example/parsons",
 * and the card opens it in a new tab. `minimum` is in cents: 30_000 is $300. The cards' words are in
 * `copy/`.
 */

export const financingPlans: readonly FinancingPlan[] = [
  {
    id: "pay-in-4",
    provider: "Pay in 4",
    quizPlan: "Pay in 4",
    minimum: 3_500,
    available: true,
  },
  {
    id: "monthly",
    provider: "Monthly financing",
    quizPlan: "Monthly financing",
    minimum: 30_000,
    available: true,
  },
  {
    id: "layaway",
    provider: "Layaway",
    quizPlan: "Not sure",
    minimum: 20_000,
    available: true,
  },
  {
    id: "alternative",
    provider: "Alternative financing",
    quizPlan: "Not sure",
    minimum: 50_000,
    available: false,
  },
];
