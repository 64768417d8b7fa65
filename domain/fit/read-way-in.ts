import { cleanNumberText } from "#domain/clean-text.ts";
import { readSize, twoReadings } from "#domain/read-size.ts";
import { type Measure, type MeasureRule, measureRules, measures, type WayIn } from "./way-in.ts";

/** The texts of the fields, by their names; an empty one is left out. */
export type TypedWayIn = Readonly<Partial<Record<Measure, string>>>;

/** Why a field of the way in can't be used. */
export interface MeasureProblem {
  /**
   * No size, one that can be read in two ways, or one out of the measure's bounds; `feet` would be
   * within them if its inches were feet.
   */
  problem: "unreadable" | "two-readings" | "out-of-bounds" | "feet";
  /** What was typed. */
  text: string;
}

/** What a shopper typed about the way in, read by one rule in browser and server (rule 20.3). */
export interface WayInReading {
  typed: TypedWayIn;
  wayIn: WayIn;
  /** What is wrong with each field that can't be used. */
  problems: Readonly<Partial<Record<Measure, MeasureProblem>>>;
  /** Whether a size was typed in centimeters, millimeters or meters. */
  isMetric: boolean;
}

/** Longest text of a field that is read, and kept. */
const maxLength = 40;

/**
 * Reads the fields of the way in. Never throws: a field that can't be used has a problem instead of a
 * measure.
 * @param textOf returns a field's text, `null` if it isn't given; of several, the first
 */
export function readWayIn(textOf: (field: Measure) => string | null | undefined): WayInReading {
  const typed: Partial<Record<Measure, string>> = {};
  const wayIn: Partial<Record<Measure, number>> = {};
  const problems: Partial<Record<Measure, MeasureProblem>> = {};
  for (const measure of measures) {
    const text = cleanNumberText(textOf(measure) ?? "");
    if (text === "") continue;
    typed[measure] = Array.from(text).slice(0, maxLength).join("");
    const { inches, problem } = readMeasure(measure, text);
    if (problem === undefined) wayIn[measure] = inches;
    else problems[measure] = { problem, text };
  }
  return { typed, wayIn, problems, isMetric: measures.some((field) => isMetric(typed[field])) };
}

type MeasureReading =
  | { inches: number; problem?: undefined }
  | { inches?: never; problem: MeasureProblem["problem"] };

function readMeasure(measure: Measure, text: string): MeasureReading {
  if (text.length > maxLength) return { problem: "unreadable" };
  const size = readSize(text);
  if ("refuse" in size) {
    return { problem: size.refuse === twoReadings ? "two-readings" : "unreadable" };
  }
  const { inches, from } = size;
  // Of a range of sizes nobody knows which one the door has.
  if (from !== undefined || !(inches > 0)) return { problem: "unreadable" };
  const rule = measureRules[measure];
  if (isWithin(rule, inches)) return { inches };
  const isFeet = /^\d+(?:[.,]\d+)?$/.test(text) && isWithin(rule, inches * 12);
  return { problem: isFeet ? "feet" : "out-of-bounds" };
}

function isWithin({ least, most }: MeasureRule, inches: number): boolean {
  return inches >= least && inches <= most;
}

function isMetric(text = ""): boolean {
  return /\d ?(?:[cm]?m\b|centim|millim|met)/i.test(text);
}

/** The way in as a query string of inches, such as `doorWidth=36.5&hallWidth=42`. */
export function wayInQuery(wayIn: WayIn): string {
  const fields = measures.flatMap((measure): [Measure, string][] => {
    const inches = wayIn[measure];
    return inches === undefined ? [] : [[measure, String(inches)]];
  });
  return new URLSearchParams(fields).toString();
}

/** Longest query string of a way in that a form sends. */
export const maxWayInQuery = 500;

/** Reads a query string that a form sent; what lies beyond the longest one is left out. */
export function readWayInQuery(query: string): WayInReading {
  const start = query.length > maxWayInQuery ? query.slice(0, maxWayInQuery + 1) : query;
  const whole = start === query ? query : start.slice(0, Math.max(0, start.lastIndexOf("&")));
  const fields = new URLSearchParams(whole);
  return readWayIn((measure) => fields.get(measure));
}
