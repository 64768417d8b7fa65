/** What a product must pass on its way in, and where it will stand; in the order of the form. */
export const passages = ["door", "hall", "stairs", "elevator", "place"] as const;
export type Passage = (typeof passages)[number];

/** One measure of the way in. All sizes are in inches. */
export interface MeasureRule {
  passage: Passage;
  least: number;
  most: number;
  /** What is taken if it isn't given; never to say that something doesn't fit. */
  usual?: number;
}

/** The measures a shopper may give, by the names of their fields (rule 20.2). */
const rules = {
  doorWidth: { passage: "door", least: 18, most: 120 },
  doorHeight: { passage: "door", least: 60, most: 144, usual: 80 },
  hallWidth: { passage: "hall", least: 18, most: 240 },
  turnWidth: { passage: "hall", least: 18, most: 240 },
  ceiling: { passage: "hall", least: 72, most: 240, usual: 96 },
  stairWidth: { passage: "stairs", least: 18, most: 120 },
  headroom: { passage: "stairs", least: 60, most: 144, usual: 80 },
  landing: { passage: "stairs", least: 18, most: 240 },
  elevatorDoorWidth: { passage: "elevator", least: 18, most: 96 },
  elevatorDoorHeight: { passage: "elevator", least: 60, most: 120, usual: 84 },
  elevatorWidth: { passage: "elevator", least: 24, most: 180 },
  elevatorDepth: { passage: "elevator", least: 24, most: 240 },
  elevatorHeight: { passage: "elevator", least: 72, most: 180, usual: 88 },
  placeWidth: { passage: "place", least: 6, most: 600 },
  placeDepth: { passage: "place", least: 6, most: 600 },
  placeHeight: { passage: "place", least: 6, most: 240 },
} as const satisfies Record<string, MeasureRule>;

export type Measure = keyof typeof rules;

export const measureRules: Readonly<Record<Measure, MeasureRule>> = rules;
export const measures = Object.keys(rules) as Measure[];

/** The measures a shopper gave, in inches: from the street to the place. */
export type WayIn = Readonly<Partial<Record<Measure, number>>>;

/** The fields of a passage, in the order of the form. */
export function measuresOf(passage: Passage): Measure[] {
  return measures.filter((measure) => measureRules[measure].passage === passage);
}
