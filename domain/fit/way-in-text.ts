import { answerFor } from "./answer.ts";
import type { ProductToFit } from "./part.ts";
import type { Fit } from "./passage-answer.ts";
import { type Measure, measuresOf, type Passage, passages, type WayIn } from "./way-in.ts";

/** How a language names a way in; the texts are in `copy/`. */
export interface WayInWords {
  /** A passage with its measures, such as `door 36.5 in wide, 80 in high`. */
  passages: Readonly<Record<Passage, (values: { measures: string }) => string>>;
  /** A measure after the name of its passage, such as `36.5 in wide`. */
  measures: Readonly<Record<Measure, (values: { size: string }) => string>>;
}

/** The same, and what a note for a quote request says of it. */
export interface WayInNoteWords {
  wayIn: WayInWords;
  note(values: { measures: string }): string;
  answer(values: { title: string; answer: string; passage: string }): string;
  answers: Readonly<Record<Fit, string>>;
  passages: Readonly<Record<Passage, string>>;
}

/** A size in inches as text, such as `36.5 in`. */
function sizeText(inches: number): string {
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
 * The way in and the answers, as they are appended to a quote request's special requests (rule 20.11);
 * empty without measures.
 * @param sizeOf writes a size in inches
 */
export function wayInNote(
  wayIn: WayIn,
  products: readonly ProductToFit[],
  words: WayInNoteWords,
  sizeOf?: (inches: number) => string,
): string {
  const measures = wayInText(wayIn, words.wayIn, sizeOf);
  if (measures === "") return "";
  const answers = products.flatMap((product) => {
    const found = answerFor(product, wayIn);
    if (!found) return [];
    const [answer, passage] = [words.answers[found.fit], words.passages[found.worst.passage]];
    return words.answer({ title: product.title, answer, passage });
  });
  return [words.note({ measures }), ...answers].join(" ");
}
