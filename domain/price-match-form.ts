import { cleanLine } from "./clean-text.ts";
import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import type { FieldProblem } from "./field-problem.ts";
import { formLimits } from "./form-limits.ts";
import { fieldProblems, formProblems } from "./form-problems.ts";
import type { LeadSchema } from "./lead-schema.ts";
import { lengthProblem } from "./text-field.ts";
import { readAmount } from "./typed-amount.ts";

/**
 * The fields of a price match besides name, email, phone and the offer file (rule 12.3); the page
 * adds an input and its label.
 */
export const priceMatchSchema = {
  product: {
    label: "product",
    max: formLimits.product,
    required: "productMissing",
    recordField: "product",
  },
  /** Filled in by the page, so no value is refused: the catalog decides (rule 12.7). */
  productId: { problemOf: () => undefined, recordField: "product_id" },
  competitor: {
    label: "competitor",
    max: formLimits.competitor,
    required: "competitorMissing",
    recordField: "competitor",
  },
  competitorPrice: {
    problemOf: (typed: string) => readCompetitorPrice(cleanLine(typed)).problem,
    recordField: "competitor_price",
  },
  offerUrl: { problemOf: offerUrlProblem, recordField: "offer_url" },
} as const satisfies LeadSchema;

/**
 * The competitor's price in cents, above 0 (rule 12.4), or the field's problem (rule 14.21).
 */
export function readCompetitorPrice(
  typed: string,
):
  | { cents: number; problem?: undefined }
  | { cents?: undefined; problem: FieldProblem<"competitorPrice" | "amount"> } {
  const { value, problem } = readAmount(typed);
  if (value) return { cents: value };
  const isKnown = problem && problem !== "empty" && problem !== "unreadable";
  return {
    problem: isKnown ? { problem: "amount", why: problem } : { problem: "competitorPrice" },
  };
}

/** The full web address of an offer; undefined if the text can't be one. */
export function offerAddress(typed: string): string | undefined {
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
    const isOnTheWeb = /^https?:$/.test(url.protocol) && url.hostname.includes(".");
    return isOnTheWeb && !url.username ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The errors of a price-match form, in the order of its fields. Checked before sending, since
 * uploading a photo can take minutes; the server checks again.
 *
 * @param typed returns a field's value
 * @param fileBytes size of the photo or PDF; 0 without one
 */
export function priceMatchErrors(typed: (field: string) => string, fileBytes: number) {
  return formProblems([
    ...fieldProblems(typed, priceMatchSchema),
    ["offerFile", fileProblem(fileBytes)],
    ...fieldProblems(typed, { name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}

function fileProblem(bytes: number): FieldProblem<"offerFileTooLarge"> | undefined {
  return bytes > formLimits.fileBytes ? { problem: "offerFileTooLarge" } : undefined;
}

function offerUrlProblem(typed: string): FieldProblem<"tooLong" | "offerUrl"> | undefined {
  const text = cleanLine(typed);
  const problem = lengthProblem(text, { label: "link", max: formLimits.offerUrl });
  if (problem || text === "") return problem;
  return offerAddress(text) ? undefined : { problem: "offerUrl" };
}
