import { z } from "zod";
import { highestApr } from "#domain/financing/calculator.ts";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { type QuoteRules, quoteLimits } from "./quote-draft.ts";

const text = z.string().trim().min(1);
const rate = (example: string) => z.int(`must be in hundredths of a percent: ${example}`).min(0);
const whole = (min: number, max: number, what: string) =>
  z.int(`must be a whole number of ${what} from ${min} to ${max}`).min(min).max(max);

const monthlySchema = z.strictObject({
  apr: rate("999 is 9.99%").max(highestApr, `must be at most ${highestApr}, which is 29.99%`),
  months: z
    .array(whole(2, quoteLimits.months, "months"))
    .min(1)
    .refine(areDifferent, "has a number of months twice"),
});

const savedTexts = z
  .array(
    z.strictObject({
      name: text.max(60, "must be at most 60 characters"),
      text: textUpTo(quoteLimits.message),
    }),
  )
  .refine((saved) => areDifferent(saved.map(({ name }) => name)), "has a name twice");

const rulesSchema: z.ZodType<QuoteRules> = z.strictObject({
  taxRate: rate("825 is 8.25%").max(2500, "must be at most 2500, which is 25%"),
  taxDelivery: z.boolean(),
  depositPercent: whole(0, 100, "percent"),
  goodForDays: whole(1, quoteLimits.daysAhead, "days"),
  monthly: monthlySchema.nullable(),
  terms: z.array(textUpTo(2000)).min(1),
  savedTexts,
});

/** All problems of the settings for quotes, by field (rules 1.2 and 19.8). For build and server only. */
export function checkQuoteRules(rules: unknown, source = "shop/quotes.ts"): Problem[] {
  const result = checkAgainst(rulesSchema, source, rules);
  return result.ok ? [] : result.problems;
}

function textUpTo(max: number) {
  return text.max(max, `must be at most ${max} characters`);
}

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
