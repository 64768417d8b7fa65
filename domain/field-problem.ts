import type { NumberProblem } from "./typed-number.ts";
import type { QuantityProblem } from "./typed-quantity.ts";

/** The values that the sentences of some problems need. */
interface ProblemValues {
  /** `field`: its name among the `fields` of `copy/`, or for the desk the words themselves. */
  tooLong: { field: string; max: number; count: number };
  /** A sign that no email address has. */
  emailSign: { sign: string };
  /** An amount of money that can't be read. */
  amount: { why: NumberProblem };
  /** The quantity of a product on a list. */
  quantity: { why: QuantityProblem; title: string };
  tooManyItems: { max: number };
  /** A finished sentence, where there is one language only: at the desk. */
  sentence: { text: string };
  itemQuantity: { max: number };
}

/** Problems whose sentences need no values, by the form that has them. */
export type PlainKind =
  | "nameMissing"
  | "emailMissing"
  | "emailNoAt"
  | "emailManyAts"
  | "emailMany"
  | "emailNoName"
  | "emailNoHost"
  | "emailNoEnding"
  | "emailHost"
  | "emailSpace"
  | "emailComma"
  | "emailDots"
  | "emailLong"
  | "phoneMissing"
  | "phoneAreaCode"
  | "phoneAbroad"
  | "phoneOrEmailMissing"
  | "zip"
  | "state"
  // Quote request, and the page of a quote.
  | "contactWayMissing"
  | "nothingWritten"
  | "paymentMissing"
  // Price match.
  | "productMissing"
  | "competitorMissing"
  | "competitorPrice"
  | "offerUrl"
  | "offerFileTooLarge"
  // Financing quiz.
  | "firstNameMissing"
  | "lastNameMissing"
  | "budgetMissing"
  | "timelineMissing"
  | "categoryMissing"
  | "planMissing"
  // Booking.
  | "streetMissing"
  | "noItems"
  | "sizeMissing"
  | "timeMissing";

/** What can be wrong with a field. */
export type ProblemKind = PlainKind | keyof ProblemValues;

/**
 * Why a field can't be accepted: what is wrong, with the values that its sentence needs. `copy/` has
 * the sentences in each language (`copy/words/problem-text.ts`).
 */
export type FieldProblem<Kind extends ProblemKind = ProblemKind> =
  | WithValues<Extract<Kind, keyof ProblemValues>>
  | Plain<Extract<Kind, PlainKind>>;

type WithValues<Kind extends keyof ProblemValues> = {
  [Each in Kind]: { problem: Each } & ProblemValues[Each];
}[Kind];

type Plain<Kind> = [Kind] extends [never] ? never : { problem: Kind };
