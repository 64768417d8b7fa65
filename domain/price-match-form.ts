import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import { readTextField, type TextRule } from "./text-field.ts";
import { amountMessages, readAmount } from "./typed-amount.ts";

/** What to say at a field of the price-match form that is empty or can't be what it asks for. */
export const priceMatchMessages = {
  product: "Please tell us which piece it is.",
  competitor: "Please tell us who offers it.",
  competitorPrice: "Please give their price in dollars, such as 1299 or 1,299.50.",
  offerUrl:
    "Please give the offer's web address, such as https://www.example.com/sofa, or leave it empty.",
  offerFile:
    "That file is larger than 10 MB. Please send a smaller one, or a screenshot of the offer.",
} as const;

/** The text answers of the form beside the contact. */
export const priceMatchTexts = {
  product: {
    label: "the piece",
    max: formLimits.product,
    required: priceMatchMessages.product,
  },
  competitor: {
    label: "the competitor's name",
    max: formLimits.competitor,
    required: priceMatchMessages.competitor,
  },
} as const satisfies Record<string, TextRule>;

/** The link to the offer, which may be left out. */
export const offerUrlRule: TextRule = { label: "the link", max: formLimits.offerUrl };

/** Their price in cents, above 0 (rule 12.4); else what to say at the field (rule 14.21). */
export function readCompetitorPrice(
  typed: string,
): { cents: number; message?: undefined } | { cents?: undefined; message: string } {
  const { value, problem } = readAmount(typed);
  if (value) return { cents: value };
  const isKnown = problem && problem !== "empty" && problem !== "unreadable";
  return { message: isKnown ? amountMessages[problem] : priceMatchMessages.competitorPrice };
}

/** The whole web address of an offer; undefined for what cannot be one. */
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
 * What is wrong with a form, in the order of its fields, before anything is sent: a photo would be
 * minutes on its way to an answer we can give at once. The server judges again.
 *
 * @param typed what a field says
 * @param fileBytes length of the photo or PDF; 0 without one
 */
export function priceMatchErrors(
  typed: (field: string) => string,
  fileBytes: number,
): FormProblems {
  return formProblems([
    ...textProblems(typed, priceMatchTexts),
    ["competitorPrice", readCompetitorPrice(typed("competitorPrice").trim()).message],
    ["offerUrl", offerUrlProblem(typed("offerUrl"))],
    ["offerFile", fileBytes > formLimits.fileBytes ? priceMatchMessages.offerFile : undefined],
    ...textProblems(typed, { name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}

function offerUrlProblem(typed: string): string | undefined {
  const { text, problem } = readTextField(typed, offerUrlRule);
  if (problem || text === "") return problem;
  return offerAddress(text) ? undefined : priceMatchMessages.offerUrl;
}
