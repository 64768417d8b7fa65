import type { Part } from "./part.ts";
import type { Fit, PassageAnswer, Reason } from "./passage-answer.ts";
import type { TypedOpening } from "./passage-rules.ts";
import { mostSpare } from "./spare.ts";
import type { Measure, Passage } from "./way-in.ts";
import { measureRules } from "./way-in.ts";
import { sizeText } from "./way-in-text.ts";

/** The words of the answers (rule 20.9). */
export const fitWords: Readonly<Record<Fit, string>> = {
  fits: "Fits",
  tight: "Tight",
  ask: "Ask us",
  no: "Does not fit by these measures",
};

/** What the groups of the form and the lines of an answer are called. */
export const passageNames: Readonly<Record<Passage, string>> = {
  door: "Narrowest door",
  hall: "Hall",
  stairs: "Stairs",
  elevator: "Elevator",
  place: "Where it will stand",
};

/** The measures as the words of a passage name them. */
const openingNames: Readonly<Partial<Record<Measure, string>>> = {
  doorWidth: "the door is",
  hallWidth: "the hall is",
  turnWidth: "the hall after the turn is",
  stairWidth: "the stairs leave",
  elevatorDoorWidth: "the elevator’s door is",
};

const missingNames: Readonly<Partial<Record<Measure, string>>> = {
  hallWidth: "the width of the hall",
  stairWidth: "the width between wall and rail",
  elevatorDoorWidth: "the width of the elevator’s door",
  elevatorWidth: "its width inside",
  elevatorDepth: "its depth inside",
};

const usualNames: Readonly<Partial<Record<Measure, (size: string) => string>>> = {
  doorHeight: (size) => `a door ${size} high`,
  ceiling: (size) => `a ceiling ${size} high`,
  headroom: (size) => `headroom of ${size}`,
  elevatorDoorHeight: (size) => `an elevator door ${size} high`,
  elevatorHeight: (size) => `an elevator ${size} high inside`,
};

/**
 * What is said after the word for an answer, such as "with about 2.5 in to spare".
 * @param isMetric whether sizes are given in centimeters too
 */
export function answerText(answer: PassageAnswer, isMetric: boolean): string {
  const { fit, spare, reason } = answer;
  const inWords = (inches: number) => sizeText(inches, isMetric);
  if (reason) return reasonText(answer, reason, inWords);
  if (fit === "tight") return `less than ${inWords(2)} to spare: our crew checks before the day`;
  return spare === mostSpare
    ? `with ${inWords(mostSpare)} or more to spare`
    : `with about ${inWords(spare ?? 0)} to spare`;
}

/** Which usual values an answer rests on, such as "with a door 80 in high, the usual"; else empty. */
export function usualText({ reason, usual }: PassageAnswer, isMetric: boolean): string {
  if (reason && reason.kind !== "not-proven") return "";
  const names = usual.flatMap((measure) => {
    const inches = measureRules[measure].usual;
    const name = usualNames[measure];
    return inches === undefined || !name ? [] : name(sizeText(inches, isMetric));
  });
  return names.length === 0 ? "" : `with ${names.join(" and ")}, the usual`;
}

function reasonText(
  { fit, part }: PassageAnswer,
  reason: Reason,
  inWords: (inches: number) => string,
): string {
  const mayComeApart = fit === "ask" ? ". It may come apart: ask us" : "";
  switch (reason.kind) {
    case "missing":
      return `please add ${listed(reason.measures.map((measure) => missingNames[measure] ?? ""))}`;
    case "size-unknown":
      return "we don’t have all of its sizes here, but we can measure it";
    case "obstacle":
      return `${part?.name}: ${obstacleText(part, reason.obstacle, inWords)}${mayComeApart}`;
    case "too-long":
      return `${part?.name}: ${inWords(part?.sides[0] ?? 0)} long, the elevator takes ${inWords(reason.longest)} at the most${mayComeApart}`;
    case "not-proven":
      return "these measures alone don’t show that it gets through; our crew often knows a way";
    case "place":
      return `it is ${inWords(reason.size)} ${reason.side}, the place is ${inWords(reason.room)}`;
  }
}

/** Such as "34 in at the least, the door is 32 in". */
function obstacleText(
  part: Part | undefined,
  { measure, width, height }: TypedOpening,
  inWords: (inches: number) => string,
): string {
  const [, middle = 0, shortest = 0] = part?.sides ?? [];
  const least = Math.min(shortest, part?.tipped?.thickness ?? shortest);
  const name = openingNames[measure];
  const narrower = Math.min(width, height);
  if (least > narrower) return `${inWords(least)} at the least, ${name} ${inWords(narrower)}`;
  return `${inWords(middle)} by ${inWords(shortest)} at the least, ${name} ${inWords(width)} by ${inWords(height)}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
