import { passesElevator } from "./elevator.ts";
import type { Part } from "./part.ts";
import { type Opening, passesStraight } from "./straight.ts";
import { passesTurn } from "./turn.ts";
import { type Measure, measureRules, type Passage, type WayIn } from "./way-in.ts";

/** An opening that every part must pass straight, by what was typed; a height nobody gave is no limit. */
export interface TypedOpening extends Opening {
  /** The measure that is its width. */
  measure: Measure;
}

/** A passage of the way in, as the rules judge a part by it. */
export interface PassageRule {
  passage: Exclude<Passage, "place">;
  /** Measures that it needs and nobody gave; then nothing passes. */
  missing: readonly Measure[];
  /** Measures that nobody gave and whose usual values are taken. */
  usual: readonly Measure[];
  /** Whether the part passes when every measure is smaller by `spare`. */
  passes: (part: Part, spare: number) => boolean;
  /** What proves, by what was typed alone, that a part which doesn't pass never will. */
  openings: readonly TypedOpening[];
  /** The longest that fits into an elevator, from corner to corner, by what was typed alone. */
  longest?: number;
}

/** How steep a flight of stairs is: its clear height, by its headroom. */
const clearOfHeadroom = 0.79;

/** The passages that the given measures describe, in the order of the form (rules 20.5 to 20.8). */
export function passageRules(wayIn: WayIn): PassageRule[] {
  return [doorRule(wayIn), hallRule(wayIn), stairsRule(wayIn), elevatorRule(wayIn)].filter(
    (rule) => rule !== undefined,
  );
}

function doorRule(wayIn: WayIn): PassageRule | undefined {
  const { doorWidth: width } = wayIn;
  if (width === undefined) return undefined;
  const height = orUsual(wayIn, "doorHeight");
  return {
    passage: "door",
    missing: [],
    usual: notGiven(wayIn, "doorHeight"),
    passes: (part, spare) => passesStraight(part, { width: width - spare, height: height - spare }),
    openings: [typedOpening(wayIn, "doorWidth", wayIn.doorHeight)],
  };
}

function hallRule(wayIn: WayIn): PassageRule | undefined {
  const { hallWidth, turnWidth, doorWidth, ceiling: typedCeiling } = wayIn;
  const openings = [
    typedOpening(wayIn, "hallWidth", typedCeiling),
    typedOpening(wayIn, "turnWidth", typedCeiling),
  ];
  if (hallWidth === undefined) {
    if (turnWidth === undefined) return undefined;
    return { passage: "hall", missing: ["hallWidth"], usual: [], passes: never, openings };
  }
  const intoDoor = turnWidth === undefined && doorWidth !== undefined;
  const above = intoDoor ? "doorHeight" : "ceiling";
  const to = turnWidth ?? doorWidth;
  const ceiling = orUsual(wayIn, above);
  return {
    passage: "hall",
    missing: [],
    usual: notGiven(wayIn, above),
    passes: (part, spare) =>
      to === undefined
        ? passesStraight(part, { width: hallWidth - spare, height: ceiling - spare })
        : passesTurn(part, { from: hallWidth - spare, to: to - spare, ceiling: ceiling - spare }),
    openings,
  };
}

function stairsRule(wayIn: WayIn): PassageRule | undefined {
  const { stairWidth: width, landing, headroom: typedHeadroom } = wayIn;
  if (width === undefined) {
    if (landing === undefined) return undefined;
    const missing = ["stairWidth"] as const;
    return { passage: "stairs", missing, usual: [], passes: never, openings: [] };
  }
  const height = clearOfHeadroom * orUsual(wayIn, "headroom");
  const ceiling = orUsual(wayIn, "ceiling");
  return {
    passage: "stairs",
    missing: [],
    usual: notGiven(wayIn, "headroom", ...(landing === undefined ? [] : ["ceiling" as const])),
    passes: (part, spare) =>
      passesStraight(part, { width: width - spare, height: height - spare }) &&
      (landing === undefined ||
        passesTurn(part, {
          from: width - spare,
          to: landing - spare,
          ceiling: ceiling - spare,
        })),
    openings: [typedOpening(wayIn, "stairWidth", typedHeadroom && clearOfHeadroom * typedHeadroom)],
  };
}

function elevatorRule(wayIn: WayIn): PassageRule | undefined {
  const needed = ["elevatorDoorWidth", "elevatorWidth", "elevatorDepth"] as const;
  const missing = notGiven(wayIn, ...needed);
  if (missing.length === needed.length) return undefined;
  const {
    elevatorDoorWidth: doorWidth = 0,
    elevatorWidth: width = 0,
    elevatorDepth: depth = 0,
    elevatorHeight = Number.POSITIVE_INFINITY,
  } = wayIn;
  const doorHeight = orUsual(wayIn, "elevatorDoorHeight");
  const height = orUsual(wayIn, "elevatorHeight");
  const hasInside = width > 0 && depth > 0;
  return {
    passage: "elevator",
    missing,
    usual: missing.length > 0 ? [] : notGiven(wayIn, "elevatorDoorHeight", "elevatorHeight"),
    passes:
      missing.length > 0
        ? never
        : (part, spare) =>
            passesElevator(part, {
              doorWidth: doorWidth - spare,
              doorHeight: doorHeight - spare,
              width: width - spare,
              depth: depth - spare,
              height: height - spare,
            }),
    openings: [typedOpening(wayIn, "elevatorDoorWidth", wayIn.elevatorDoorHeight)],
    ...(hasInside ? { longest: Math.hypot(width, depth, elevatorHeight) } : {}),
  };
}

function typedOpening(
  wayIn: WayIn,
  measure: Measure,
  height = Number.POSITIVE_INFINITY,
): TypedOpening {
  return { measure, width: wayIn[measure] ?? Number.POSITIVE_INFINITY, height };
}

function orUsual(wayIn: WayIn, measure: Measure): number {
  return wayIn[measure] ?? measureRules[measure].usual ?? Number.POSITIVE_INFINITY;
}

function notGiven<Name extends Measure>(wayIn: WayIn, ...measures: Name[]): Name[] {
  return measures.filter((measure) => wayIn[measure] === undefined);
}

function never() {
  return false;
}
