import { z } from "zod";
import { highestApr } from "#domain/financing/calculator.ts";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { type QuoteCopy, type QuoteSettings, quoteLimits } from "./quote-draft.ts";

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

const settingsSchema: z.ZodType<QuoteSettings> = z.strictObject({
  taxRate: rate("825 is 8.25%").max(2500, "must be at most 2500, which is 25%"),
  taxDelivery: z.boolean(),
  depositPercent: whole(0, 100, "percent"),
  goodForDays: whole(1, quoteLimits.daysAhead, "days"),
  monthly: monthlySchema.nullable(),
  savedTexts: z
    .array(z.strictObject({ key: text, name: text.max(60, "must be at most 60 characters") }))
    .refine((saved) => areDifferent(saved.map(({ key }) => key)), "has a key twice")
    .refine((saved) => areDifferent(saved.map(({ name }) => name)), "has a name twice"),
});

const copySchema: z.ZodType<QuoteCopy> = z.object({
  terms: z.array(textUpTo(2000)).min(1),
  savedTexts: z.record(z.string(), textUpTo(quoteLimits.message)),
});

/** All problems of the settings for quotes, by field (rules 1.2 and 19.8). For build and server only. */
export function checkQuoteSettings(settings: unknown, source = "shop/quotes.ts"): Problem[] {
  const result = checkAgainst(settingsSchema, source, settings);
  return result.ok ? [] : result.problems;
}

/**
 * All problems of what quotes say in a language, in the same way.
 * @param source the file they are in
 */
export function checkQuoteCopy(
  { savedTexts }: Pick<QuoteSettings, "savedTexts">,
  copy: unknown,
  source: string,
): Problem[] {
  const result = checkAgainst(copySchema, source, copy);
  if (!result.ok) return result.problems;
  return savedTexts
    .filter(({ key }) => !(key in result.value.savedTexts))
    .map(({ key }) => ({ source, field: `savedTexts.${key}`, message: "is missing" }));
}

function textUpTo(max: number) {
  return text.max(max, `must be at most ${max} characters`);
}

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
