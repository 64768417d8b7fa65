import { answerFor, type ProductAnswer, worstFit } from "./answer.ts";
import type { ProductToFit } from "./part.ts";
import type { Fit } from "./passage-answer.ts";
import { passageRules } from "./passage-rules.ts";
import { measuresOf, type WayIn } from "./way-in.ts";

/** What is answered about a list of products. */
export interface FitAnswers {
  /** The worst product's answer. */
  fit: Fit;
  /** In the order of the list. */
  products: readonly ProductAnswer[];
}

/** Whether the measures describe anything that a product could be checked against. */
function isCheckable(wayIn: WayIn): boolean {
  const hasPlace = measuresOf("place").some((measure) => wayIn[measure] !== undefined);
  return hasPlace || passageRules(wayIn).length > 0;
}

/**
 * The answers about all products; undefined if nothing is asked or measured.
 * @param gone how many products of the list have left the catalog: about those one must ask (rule 20.4)
 */
export function answersFor(
  products: readonly ProductToFit[],
  wayIn: WayIn,
  gone = 0,
): FitAnswers | undefined {
  if (!isCheckable(wayIn)) return undefined;
  const answers = products.flatMap((product) => answerFor(product, wayIn) ?? []);
  const asked: Fit[] = gone > 0 ? ["ask"] : [];
  const fit = worstFit([...answers.map((answer) => answer.fit), ...asked]);
  return fit && { fit, products: answers };
}
