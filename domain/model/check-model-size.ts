import { areNear, isNear, type ModelSizes, scaled, sides } from "./model-sizes.ts";
import { inchesPer, type ModelUnit, modelUnits, unitNames } from "./model-unit.ts";

/** How a model's sizes compare with the catalog's (rule 3.35). */
export type SizeCheck =
  /** It becomes true to size by this factor, which makes its width exact. */
  | { kind: "fits"; factor: number }
  /** What the catalog knows of them fits, but it doesn't know all: the owner is asked. */
  | { kind: "unknown"; question: string; factor: number }
  /** What is wrong and how to put it right. */
  | { kind: "wrong"; problem: string };

/**
 * Compares a model with the catalog's sizes of its product.
 * @param sizes of the model in inches, its file read in `unit` and turned by `turn` degrees.
 */
export function checkModelSize(
  sizes: ModelSizes,
  unit: ModelUnit,
  catalog: ModelSizes,
  turn = 0,
): SizeCheck {
  const factor = catalog.width === 0 ? 1 : catalog.width / sizes.width;
  const isTrue = areNear(sizes, catalog) && areNear(scaled(sizes, factor), catalog);
  const known = sides.filter((side) => catalog[side] > 0);
  if (isTrue && known.length === sides.length) return { kind: "fits", factor };
  if (isTrue) return { kind: "unknown", question: question(sizes, known.length), factor };
  return {
    kind: "wrong",
    problem: guess(sizes, unit, catalog, turn) ?? difference(sizes, catalog),
  };
}

/** Sizes as `84.1 × 37 × 34 in`. */
export function sizesText({ width, length, height }: ModelSizes): string {
  return `${[width, length, height].map(shortSize).join(" × ")} in`;
}

function question(sizes: ModelSizes, known: number): string {
  const lacking = known === 0 ? "no sizes" : "not all of its sizes";
  return `The product has ${lacking}; the model is ${sizesText(sizes)}. Is that right?`;
}

/** What would make it fit: another unit, a turn or both; undefined if nothing does. */
function guess(
  sizes: ModelSizes,
  unit: ModelUnit,
  catalog: ModelSizes,
  turn: number,
): string | undefined {
  const turned = turnAdvice(sizes, catalog, turn);
  if (turned) return turned;
  const others = modelUnits.filter((other) => other !== unit);
  for (const straight of [true, false]) {
    for (const other of others) {
      const asOther = scaled(sizes, inchesPer[other] / inchesPer[unit]);
      if (straight && areNear(asOther, catalog)) return unitAdvice(unit, other);
      const advice = straight ? undefined : turnAdvice(asOther, catalog, turn);
      if (advice) return `${unitAdvice(unit, other)} ${advice}`;
    }
  }
  return undefined;
}

function unitAdvice(unit: ModelUnit, other: ModelUnit): string {
  const times = inchesPer[unit] / inchesPer[other];
  const large =
    times > 1 ? `${amount(times)} times too large` : `${amount(1 / times)} times too small`;
  const option = other === "m" ? `Leave out --unit ${unit}.` : `Add --unit ${other}.`;
  return `It is ${large}; it looks like ${unitNames[other]}. ${option}`;
}

/** What to do if the sizes fit in another order; undefined if they don't, or one is unknown. */
function turnAdvice(
  { width, length, height }: ModelSizes,
  catalog: ModelSizes,
  turn: number,
): string | undefined {
  if (sides.some((side) => catalog[side] === 0)) return undefined;
  const fits = (...order: [number, number, number]) =>
    areNear({ width: order[0], length: order[1], height: order[2] }, catalog);
  if (fits(length, width, height)) {
    return `Its width and depth are swapped. ${quarterTurnMore(turn)}`;
  }
  if (fits(width, height, length) || fits(height, width, length)) return lying("back", "depth");
  if (fits(height, length, width) || fits(length, height, width)) return lying("side", "width");
  return undefined;
}

/** The turn to give in all, when `turn` degrees were given and a quarter turn is missing. */
function quarterTurnMore(turn: number): string {
  if (turn === 0) return "Add --turn 90.";
  // Without a turn it would have the right sizes too.
  if (turn % 180 === 90) return `Leave out --turn ${turn}.`;
  return `Replace --turn ${turn} with --turn ${turn + 90}.`;
}

function lying(on: string, place: string): string {
  return `It lies on its ${on}: its height is where its ${place} should be. Turn it in the program it was made in.`;
}

const adjectives = { width: "wide", length: "deep", height: "high" } as const;

function difference(sizes: ModelSizes, catalog: ModelSizes): string {
  const off = sides.filter((side) => !isNear(sizes[side], catalog[side]));
  const correct = "Correct one of the two.";
  if (off.length > 0) {
    const found = off.map((side) => `${shortSize(sizes[side])} in ${adjectives[side]}`);
    const said = off.map((side) => shortSize(catalog[side]));
    return `It is ${joined(found)}; the catalog says ${joined(said)}. ${correct}`;
  }
  const exact = scaled(sizes, catalog.width / sizes.width);
  const [side = "height"] = sides.filter((each) => !isNear(exact[each], catalog[each]));
  return `With its width made ${shortSize(catalog.width)} in it is ${shortSize(exact[side])} in ${adjectives[side]}; the catalog says ${shortSize(catalog[side])}. ${correct}`;
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const shortSize = (inches: number) => String(Math.round(inches * 10) / 10);

function amount(times: number): string {
  return (Math.round(times * 100) / 100).toLocaleString("en-US");
}
