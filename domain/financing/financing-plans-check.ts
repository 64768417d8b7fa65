import { z } from "zod";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { preferredPlans } from "./quiz-form.ts";

const text = z.string().trim().min(1);

const planSchema = z.strictObject({
  id: z.enum(["pay-in-4", "monthly", "layaway", "alternative"]),
  provider: text.max(100, "must be at most 100 characters"),
  url: z
    .string()
    .refine(isProviderAddress, "must be a web address such as https://apply.provider.example/shop")
    .optional(),
  quizPlan: z.enum(preferredPlans),
  minimum: z.int("must be whole cents: 30_000 is $300").min(0),
  available: z.boolean(),
});

const plansSchema = z.array(planSchema).superRefine((plans, context) => {
  for (const field of ["id", "provider"] as const) {
    for (const [index, plan] of plans.entries()) {
      if (plans.findIndex((other) => other[field] === plan[field]) === index) continue;
      const message = `${plan[field]} is there twice; each plan needs its own`;
      context.addIssue({ code: "custom", path: [index, field], message });
    }
  }
});

const fileSchema = z.strictObject({ financingPlans: plansSchema });

/**
 * All problems of the financing plans, by field (rules 1.2 and 11.8). For build and server only.
 */
export function checkFinancingPlans(plans: unknown, source = "shop/financing-plans.ts"): Problem[] {
  const result = checkAgainst(fileSchema, source, { financingPlans: plans });
  return result.ok ? [] : result.problems;
}

/** Whether an address can be opened: https, a host with a dot, and no password. */
function isProviderAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === "https:" &&
    /^[^.]+(\.[^.]+)+$/.test(url.hostname) &&
    !url.username &&
    !url.password &&
    address === address.trim()
  );
}
