import { answerFor } from "./answer.ts";
import type { ProductToFit } from "./part.ts";
import { type Measure, measuresOf, passages, type WayIn } from "./way-in.ts";

/** How a measure is said after the name of its passage. */
const phrases: Readonly<Record<Measure, (size: string) => string>> = {
  doorWidth: (size) => `${size} wide`,
  doorHeight: (size) => `${size} high`,
  hallWidth: (size) => size,
  turnWidth: (size) => `${size} after the turn`,
  ceiling: (size) => `ceiling ${size}`,
  stairWidth: (size) => size,
  headroom: (size) => `headroom ${size}`,
  landing: (size) => `landing ${size}`,
  elevatorDoorWidth: (size) => `door ${size} wide`,
  elevatorDoorHeight: (size) => `door ${size} high`,
  elevatorWidth: (size) => `inside ${size} wide`,
  elevatorDepth: (size) => `inside ${size} deep`,
  elevatorHeight: (size) => `inside ${size} high`,
  placeWidth: (size) => `${size} wide`,
  placeDepth: (size) => `${size} deep`,
  placeHeight: (size) => `${size} high`,
};

/** A size in inches as text, such as `36.5 in`; with centimeters for those who typed them. */
export function sizeText(inches: number, isMetric = false): string {
  const size = `${Math.round(inches * 100) / 100} in`;
  return isMetric ? `${size} (${Math.round(inches * 2.54)} cm)` : size;
}

/** The measures in words, such as `door 36.5 in wide; hall 42 in`. */
export function wayInText(wayIn: WayIn, isMetric = false): string {
  const described = passages.flatMap((passage) => {
    const said = measuresOf(passage).flatMap((measure) => {
      const inches = wayIn[measure];
      return inches === undefined ? [] : phrases[measure](sizeText(inches, isMetric));
    });
    return said.length === 0 ? [] : `${passage} ${said.join(", ")}`;
  });
  return described.join("; ");
}

/**
 * The way in and the answers for the shop, as they are appended to a quote request's special requests
 * (rule 20.11); empty without measures.
 */
export function wayInNote(wayIn: WayIn, products: readonly ProductToFit[]): string {
  const measured = wayInText(wayIn);
  if (measured === "") return "";
  const answers = products.flatMap((product) => {
    const answer = answerFor(product, wayIn);
    return answer ? `${product.title}: ${answer.fit} (${answer.worst.passage}).` : [];
  });
  return [`Way in: ${measured}.`, ...answers].join(" ");
}
