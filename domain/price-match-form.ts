import { cleanLine } from "./clean-text.ts";
import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, fieldProblems, formProblems } from "./form-problems.ts";
import type { LeadSchema } from "./lead-schema.ts";
import { readTextField } from "./text-field.ts";
import { amountMessages, readAmount } from "./typed-amount.ts";

/** Messages for invalid fields of the price-match form. */
export const priceMatchMessages = {
  product: "Please tell us which piece it is.",
  competitor: "Please tell us who offers it.",
  competitorPrice: "Please give their price in dollars, such as 1299 or 1,299.50.",
  offerUrl:
    "Please give the offer's web address, such as https://www.example.com/sofa, or leave it empty.",
  offerFile:
    "That file is larger than 10 MB. Please send a smaller one, or a screenshot of the offer.",
} as const;

/**
 * The fields of a price match besides name, email, phone and the offer file (rule 12.3); the page
 * adds an input and its label.
 */
export const priceMatchSchema = {
  product: {
    label: "the piece",
    max: formLimits.product,
    required: priceMatchMessages.product,
    recordField: "product",
  },
  /** Filled in by the page, so no value is refused: the catalog decides (rule 12.7). */
  productId: { problemOf: () => undefined, recordField: "product_id" },
  competitor: {
    label: "the competitor's name",
    max: formLimits.competitor,
    required: priceMatchMessages.competitor,
    recordField: "competitor",
  },
  competitorPrice: {
    problemOf: (typed) => readCompetitorPrice(cleanLine(typed)).message,
    recordField: "competitor_price",
  },
  offerUrl: { problemOf: offerUrlProblem, recordField: "offer_url" },
} as const satisfies LeadSchema;

/**
 * The competitor's price in cents, above 0 (rule 12.4), or a message for the field (rule 14.21).
 */
export function readCompetitorPrice(
  typed: string,
): { cents: number; message?: undefined } | { cents?: undefined; message: string } {
  const { value, problem } = readAmount(typed);
  if (value) return { cents: value };
  const isKnown = problem && problem !== "empty" && problem !== "unreadable";
  return { message: isKnown ? amountMessages[problem] : priceMatchMessages.competitorPrice };
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
export function priceMatchErrors(
  typed: (field: string) => string,
  fileBytes: number,
): FormProblems {
  return formProblems([
    ...fieldProblems(typed, priceMatchSchema),
    ["offerFile", fileBytes > formLimits.fileBytes ? priceMatchMessages.offerFile : undefined],
    ...fieldProblems(typed, { name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}

function offerUrlProblem(typed: string): string | undefined {
  const { text, problem } = readTextField(typed, { label: "the link", max: formLimits.offerUrl });
  if (problem || text === "") return problem;
  return offerAddress(text) ? undefined : priceMatchMessages.offerUrl;
}
