import { expect, it } from "vitest";
import { budgetRanges, firstStepWith, quizFields, quizProblem } from "./quiz-form.ts";
import { quizResult, readBudgetRange } from "./quiz-result.ts";

it("offers Pay in 4 only under $600, and the higher monthly plan only from $2,000 (rule 11.5)", () => {
  expect(budgetRanges.map((range) => [range, quizResult(range)])).toEqual([
    ["Under $600", { payIn4: true, monthly: "from-25" }],
    ["$600-$1200", { payIn4: false, monthly: "from-25" }],
    ["$1200-$2000", { payIn4: false, monthly: "from-25" }],
    ["$2000+", { payIn4: false, monthly: "up-to-150" }],
  ]);
});

it("accepts only known budget ranges", () => {
  expect(readBudgetRange("$2000+")).toBe("$2000+");
  expect(readBudgetRange("$9000+")).toBeUndefined();
  expect(readBudgetRange(null)).toBeUndefined();
});

it("posts nothing that could hold the last four of an SSN (rule 11.4)", () => {
  expect(quizFields.filter((name) => /ssn|social|four/i.test(name))).toEqual([]);
});

it.each([
  ["firstName", "Dana", "  "],
  ["lastName", "Whitfield", ""],
  ["phone", "(713) 555-0142", "555"],
  ["email", "dana@example.com", "dana@"],
  ["zipCode", "77081", "7708"],
  ["zipCode", "77081", "7708a"],
  ["zipCode", "00501", "00012"],
  ["budgetRange", "$600-$1200", "$600"],
  ["timeline", "Just browsing", "Never"],
  ["categoryInterest", "Sofas", ""],
  ["preferredPlan", "Not sure", "Layaway"],
] as const)("accepts for %s %j but not %j", (field, good, bad) => {
  expect(quizProblem(field, good)).toBeUndefined();
  expect(quizProblem(field, bad)).toHaveProperty("problem");
});

it("finds the step of a field with an error", () => {
  expect(firstStepWith(["email", "preferredPlan"])).toBe(2);
  expect(firstStepWith(["preferredPlan"])).toBe(4);
  expect(firstStepWith(["form"])).toBeUndefined();
});
