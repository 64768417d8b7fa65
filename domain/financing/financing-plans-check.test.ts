import { expect, test } from "vitest";
import { problemLine } from "#domain/problem.ts";
import { checkFinancingPlans } from "./financing-plans-check.ts";

const plan = {
  id: "monthly",
  provider: "Houston Lending",
  quizPlan: "Monthly financing",
  minimum: 30_000,
  available: true,
};

const problemsOf = (...plans: unknown[]) => checkFinancingPlans(plans).map(problemLine);

test("accepts plans with or without a provider's address", () => {
  expect(problemsOf(plan, { ...plan, id: "layaway", provider: "Us" })).toEqual([]);
  expect(problemsOf({ ...plan, url: "https://apply.provider.example/parsons?shop=1" })).toEqual([]);
});

test.each([
  "http://apply.provider.example",
  "apply.provider.example",
  "https://",
  "https://localhost/apply",
  "https://ann:secret@provider.example",
  "javascript:alert(1)",
  " https://apply.provider.example",
  "",
])("reports an invalid provider address: %j", (url) => {
  expect(problemsOf({ ...plan, url })).toEqual([
    "shop/financing-plans.ts: financingPlans #1.url: must be a web address such as https://apply.provider.example/shop",
  ]);
});

test("reports every other problem by field", () => {
  expect(
    problemsOf(
      { ...plan, minimum: 99.5, provider: "", quizPlan: "Pay in 5" },
      { ...plan, id: "cash", addres: "x" },
    ),
  ).toEqual([
    "shop/financing-plans.ts: financingPlans #1.provider: must not be empty",
    "shop/financing-plans.ts: financingPlans #1.quizPlan: must be one of Pay in 4, Monthly financing, Not sure",
    "shop/financing-plans.ts: financingPlans #1.minimum: must be whole cents: 30_000 is $300",
    "shop/financing-plans.ts: financingPlans #2.id: must be one of pay-in-4, monthly, layaway, alternative",
    "shop/financing-plans.ts: financingPlans #2.addres: is not a field we know; check the spelling or remove it",
  ]);
});

test("refuses two plans with the same provider", () => {
  expect(problemsOf(plan, { ...plan, id: "layaway" })).toEqual([
    "shop/financing-plans.ts: financingPlans #2.provider: Houston Lending is there twice; each plan needs its own",
  ]);
});
