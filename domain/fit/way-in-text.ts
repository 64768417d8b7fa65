import { answerFor } from "./answer.ts";
import type { ProductToFit } from "./part.ts";
import { type Measure, measuresOf, type Passage, passages, type WayIn } from "./way-in.ts";

/** How a language names a way in; the texts are in `copy/`. */
export interface WayInWords {
  /** A passage with its measures, such as `door 36.5 in wide, 80 in high`. */
  passages: Readonly<Record<Passage, (values: { measures: string }) => string>>;
  /** A measure after the name of its passage, such as `36.5 in wide`. */
  measures: Readonly<Record<Measure, (values: { size: string }) => string>>;
}

/** A size in inches as text, such as `36.5 in`. */
export function sizeText(inches: number): string {
  return `${Math.round(inches * 100) / 100} in`;
}

/**
 * The measures in words, such as `door 36.5 in wide; hall 42 in`.
 * @param sizeOf writes a size in inches
 */
export function wayInText(
  wayIn: WayIn,
  words: WayInWords,
  sizeOf: (inches: number) => string = sizeText,
): string {
  const described = passages.flatMap((passage) => {
    const said = measuresOf(passage).flatMap((measure) => {
      const inches = wayIn[measure];
      return inches === undefined ? [] : words.measures[measure]({ size: sizeOf(inches) });
    });
    return said.length === 0 ? [] : words.passages[passage]({ measures: said.join(", ") });
  });
  return described.join("; ");
}

/**
 * The way in and the answers for the shop, as they are appended to a quote request's special requests
 * (rule 20.11); empty without measures.
 */
export function wayInNote(
  wayIn: WayIn,
  products: readonly ProductToFit[],
  words: WayInWords,
): string {
  const measured = wayInText(wayIn, words);
  if (measured === "") return "";
  const answers = products.flatMap((product) => {
    const answer = answerFor(product, wayIn);
    return answer ? `${product.title}: ${answer.fit} (${answer.worst.passage}).` : [];
  });
  return [`Way in: ${measured}.`, ...answers].join(" ");
}
