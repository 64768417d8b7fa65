import type { Part } from "./part.ts";
import type { TypedOpening } from "./passage-rules.ts";
import type { Measure, Passage } from "./way-in.ts";

/** From best to worst; "no" is said only when it is proven (rule 20.4). */
export const fits = ["fits", "tight", "ask", "no"] as const;
export type Fit = (typeof fits)[number];

/** Why something doesn't pass, or why nobody can say. */
export type Reason =
  | { kind: "missing"; measures: readonly Measure[] }
  | { kind: "size-unknown" }
  | { kind: "obstacle"; obstacle: TypedOpening }
  | { kind: "too-long"; longest: number }
  | { kind: "not-proven" }
  | { kind: "place"; side: PlaceSide; size: number; room: number };

export type PlaceSide = "wide" | "deep" | "high";

/** How the part that has it hardest gets through a passage, or how the product fits its place. */
export interface PassageAnswer {
  passage: Passage;
  fit: Fit;
  /** Absent for the place, where the product stands assembled. */
  part?: Part;
  /** In inches, if it passes. */
  spare?: number;
  /** If it doesn't. */
  reason?: Reason;
  /** Measures that nobody gave and whose usual values were taken. */
  usual: readonly Measure[];
}

/** From this much spare on nobody has to check again, in inches. */
const enoughSpare = 2;

export function fitWithSpare(spare: number): Fit {
  return spare >= enoughSpare ? "fits" : "tight";
}

/** Whether an answer is worse than another: by its kind, then by less spare. */
export function isWorse(answer: PassageAnswer, other: PassageAnswer): boolean {
  const difference = fits.indexOf(answer.fit) - fits.indexOf(other.fit);
  return difference > 0 || (difference === 0 && (answer.spare ?? 0) < (other.spare ?? 0));
}
