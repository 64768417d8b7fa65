import * as copy from "#copy/fit-words.ts";
import type { PassageAnswer, Reason } from "#domain/fit/passage-answer.ts";
import { mostSpare } from "#domain/fit/spare.ts";
import { type Measure, measureRules, type WayIn } from "#domain/fit/way-in.ts";
import { wayInText } from "#domain/fit/way-in-text.ts";
import { inchesText } from "#formats";

type SizeText = (inches: number) => string;

/**
 * What is said after the word for an answer, such as "with about 2.5 in to spare" (rule 20.9).
 * @param isMetric whether sizes are given in centimeters too
 */
export function answerText(answer: PassageAnswer, isMetric: boolean): string {
  const { fit, spare = 0, reason } = answer;
  const size = (inches: number) => sizeText(inches, isMetric);
  if (reason) return reasonText(answer, reason, size);
  if (fit === "tight") return copy.spare.tight({ size: size(2) });
  const text = spare === mostSpare ? copy.spare.most : copy.spare.about;
  return text({ size: size(spare) });
}

/** Which usual values an answer rests on, such as "with a door 80 in high, the usual"; else empty. */
export function usualText({ reason, usual }: PassageAnswer, isMetric: boolean): string {
  if (reason && reason.kind !== "not-proven") return "";
  const names: Readonly<Partial<Record<Measure, (values: { size: string }) => string>>> =
    copy.usualSizes;
  return oneOrTwo(
    copy.usual,
    usual.flatMap((measure) => {
      const inches = measureRules[measure].usual;
      return inches === undefined
        ? []
        : (names[measure]?.({ size: sizeText(inches, isMetric) }) ?? []);
    }),
  );
}

/** The measures in words, such as `door 36.5 in wide; hall 42 in`, for the shopper. */
export function wayInWords(wayIn: WayIn, isMetric: boolean): string {
  return wayInText(wayIn, copy.wayIn, (inches) => sizeText(inches, isMetric));
}

/** A size in inches as text, such as `36.5 in`; with centimeters for those who typed them. */
export function sizeText(inches: number, isMetric = false): string {
  const size = inchesText(Math.round(inches * 100) / 100);
  return isMetric ? `${size} (${Math.round(inches * 2.54)} cm)` : size;
}

function reasonText({ fit, part }: PassageAnswer, reason: Reason, size: SizeText): string {
  const [longest = 0, middle = 0, shortest = 0] = part?.sides ?? [];
  const name = part?.name ?? "";
  const ofPart = (text: string) => (fit === "ask" ? copy.mayComeApart({ reason: text }) : text);
  switch (reason.kind) {
    case "missing": {
      const names: Readonly<Partial<Record<Measure, string>>> = copy.missingMeasures;
      return oneOrTwo(
        copy.missing,
        reason.measures.map((measure) => names[measure] ?? ""),
      );
    }
    case "size-unknown":
      return copy.reasons.sizeUnknown;
    case "obstacle": {
      const { measure, width, height } = reason.obstacle;
      const least = Math.min(shortest, part?.tipped?.thickness ?? shortest);
      const narrower = Math.min(width, height);
      return ofPart(
        least > narrower
          ? copy.reasons.narrow({ part: name, least: size(least), measure, width: size(narrower) })
          : copy.reasons.low({
              part: name,
              middle: size(middle),
              shortest: size(shortest),
              measure,
              width: size(width),
              height: size(height),
            }),
      );
    }
    case "too-long":
      return ofPart(
        copy.reasons.tooLong({ part: name, length: size(longest), longest: size(reason.longest) }),
      );
    case "not-proven":
      return copy.reasons.notProven;
    case "place":
      return copy.reasons.place({
        size: size(reason.size),
        side: reason.side,
        room: size(reason.room),
      });
  }
}

interface OneOrTwo {
  one: (values: { first: string }) => string;
  two: (values: { first: string; second: string }) => string;
}

/** A text about one or two things; empty for none. A passage has at most two of them. */
function oneOrTwo({ one, two }: OneOrTwo, [first, second]: readonly string[]): string {
  if (first === undefined) return "";
  return second === undefined ? one({ first }) : two({ first, second });
}
