import type { MeasureLabel } from "./dimension-lines.ts";

/** A view with its dimension lines, ready for an SVG of `width` × `height` pixels. */
export interface MeasuredView {
  name: "Front" | "Side" | "Outside measures";
  width: number;
  height: number;
  /** SVG transform from the units of `outline` and `lines` to pixels. */
  place: string;
  /** Width of a 1.5 px line, in these units. */
  stroke: number;
  /** SVG path data around what is drawn, and of finer lines on it. */
  outline: string;
  lines: string;
  /** Floor line; `dimensions` has the dimension lines, their ticks and extension lines. */
  floor: string;
  dimensions: string;
  labels: MeasureLabel[];
}
