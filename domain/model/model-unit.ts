/** The units a model's file can be made in; a GLB should be in meters. */
export const modelUnits = ["in", "cm", "mm", "m", "ft"] as const;
export type ModelUnit = (typeof modelUnits)[number];

/** Inches in one of each unit. */
export const inchesPer: Readonly<Record<ModelUnit, number>> = {
  in: 1,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
  m: 1 / 0.0254,
  ft: 12,
};

/** The units' names within a sentence. */
export const unitNames: Readonly<Record<ModelUnit, string>> = {
  in: "inches",
  cm: "centimeters",
  mm: "millimeters",
  m: "meters",
  ft: "feet",
};
