import { hasSize, type Part, type ProductToFit, partsOf } from "./part.ts";
import {
  type Fit,
  fits,
  fitWithSpare,
  isWorse,
  type PassageAnswer,
  type Reason,
} from "./passage-answer.ts";
import { type PassageRule, passageRules } from "./passage-rules.ts";
import { placeAnswer } from "./place.ts";
import { spareOf } from "./spare.ts";
import { passesStraight } from "./straight.ts";
import { isWithin } from "./tolerance.ts";
import type { WayIn } from "./way-in.ts";

export interface ProductAnswer {
  id: string;
  title: string;
  fit: Fit;
  /** Every passage that was given, and the place, in the order of the form. */
  passages: readonly PassageAnswer[];
  /** The first with the worst answer. */
  worst: PassageAnswer;
}

/** Whether a product gets in and fits; undefined if the way in says nothing to check (rule 20.4). */
export function answerFor(product: ProductToFit, wayIn: WayIn): ProductAnswer | undefined {
  const carried = partsOf(product);
  const place = placeAnswer(product.specs, wayIn);
  const passages = passageRules(wayIn).map((rule) => hardestPart(carried, rule));
  if (place) passages.push(place);
  const [first, ...others] = passages;
  if (!first) return undefined;
  const worst = others.reduce((before, next) => (isWorse(next, before) ? next : before), first);
  return { id: product.id, title: product.title, fit: worst.fit, passages, worst };
}

/** The worst of several answers; undefined if there are none. */
export function worstFit(answers: readonly Fit[]): Fit | undefined {
  return fits.findLast((fit) => answers.includes(fit));
}

/** The answer about the part that has it hardest; of equal ones, the first. */
function hardestPart({ parts, isKnown }: ReturnType<typeof partsOf>, rule: PassageRule) {
  const [first, ...others] = parts;
  return others.reduce(
    (hardest, part) => {
      // Most parts pass with what the hardest has to spare, and then needn't be measured themselves.
      if (rule.passes(part, hardest.spare ?? 0)) return hardest;
      const answer = partAnswer(part, isKnown, rule);
      return isWorse(answer, hardest) ? answer : hardest;
    },
    partAnswer(first, isKnown, rule),
  );
}

function partAnswer(part: Part, isKnown: boolean, rule: PassageRule): PassageAnswer {
  const about = { passage: rule.passage, part, usual: rule.usual };
  const spare = hasSize(part) ? spareOf((less) => rule.passes(part, less)) : undefined;
  if (spare !== undefined) return { ...about, fit: fitWithSpare(spare), spare };
  const proof = hasSize(part) ? proofAgainst(part, rule) : undefined;
  const reason = proof ?? unproven(part, rule);
  return { ...about, fit: proof && isKnown ? "no" : "ask", reason };
}

/** What proves, by the measures given, that a part of a known size never gets through. */
export function proofAgainst(part: Part, rule: PassageRule): Reason | undefined {
  const obstacle = rule.openings.find((opening) => !passesStraight(part, opening));
  if (obstacle) return { kind: "obstacle", obstacle };
  const { longest } = rule;
  if (longest === undefined || isWithin(part.sides[0], longest)) return undefined;
  return { kind: "too-long", longest };
}

function unproven(part: Part, { missing }: PassageRule): Reason {
  if (!hasSize(part)) return { kind: "size-unknown" };
  return missing.length > 0 ? { kind: "missing", measures: missing } : { kind: "not-proven" };
}
