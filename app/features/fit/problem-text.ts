import { problems as copy } from "#copy/fit.ts";
import { labels } from "#copy/fit-words.ts";
import type { MeasureProblem } from "#domain/fit/read-way-in.ts";
import { type Measure, measureRules } from "#domain/fit/way-in.ts";
import { sizeText } from "#products/fit-words.ts";

/** What to say at a field of the way in that can't be used (rule 20.3). */
export function problemText(measure: Measure, { problem, text }: MeasureProblem): string {
  if (problem === "unreadable") return copy.unreadable;
  if (problem === "two-readings") return copy.twoReadings({ text });
  const { least, most } = measureRules[measure];
  const range = { least, most: sizeText(most) };
  const bounds =
    measure === "doorWidth"
      ? copy.doorBounds(range)
      : copy.bounds({ label: labels[measure], ...range });
  return problem === "feet" ? copy.feet({ bounds, text }) : bounds;
}
