import { isMeasured } from "#domain/dimensions.ts";
import type { ProductSpecs } from "#domain/product.ts";
import { inches, labelLength, measureAcross, measureUp, short } from "./dimension-lines.ts";
import { measuredBox } from "./measured-box.ts";
import type { MeasuredView } from "./measured-view.ts";
import { type OutlinePath, type Outlines, outlinePath } from "./outline-path.ts";

/** Largest drawing, pixels: with margins it fits a phone 360 px wide. */
const maxSize = { width: 228, height: 200 };
const margin = { left: 36, right: 14, top: 10, bottom: 40 };
/** By which share of a measure a model is stretched or shrunk at most, to have given sizes. */
const mostStretched = 0.25;

/**
 * A product with its measures in inches (rule 5.8): front and side as its model looks, at the same
 * scale. Without a model, or if its proportions are quite others, a box. Nothing without its sizes.
 */
export function measuredDrawing(specs: ProductSpecs, outlines?: Outlines): MeasuredView[] {
  if (!isMeasured(specs)) return [];
  if (!outlines) return [measuredBox(specs)];
  const front = outlinePath(outlines.front);
  const side = outlinePath(outlines.side);
  const { width, length, height } = specs;
  const measures = [width, length, height];
  if (!haveProportions([front.width, side.width, front.height], measures)) {
    return [measuredBox(specs)];
  }
  const scale = Math.min(maxSize.width / Math.max(width, length), maxSize.height / height);
  return [
    measured("Front", front, { across: width, up: height, scale }),
    measured("Side", side, { across: length, up: height, scale }),
  ];
}

/** Whether a model with some measures in units could have others; a unit may be rounded off. */
function haveProportions(units: readonly number[], measures: readonly number[]): boolean {
  const unit = Math.max(...measures) / Math.max(...units);
  return units.every(
    (count, k) => Math.abs((measures[k] ?? 0) / unit - count) <= mostStretched * count + 1,
  );
}

function measured(
  name: MeasuredView["name"],
  { outline, lines, ...units }: OutlinePath,
  { across, up, scale }: { across: number; up: number; scale: number },
): MeasuredView {
  const drawn = { width: across * scale, height: up * scale };
  const left = margin.left + Math.max(0, (labelLength - drawn.width) / 2);
  const right = left + drawn.width;
  const top = margin.top + Math.max(0, (labelLength - drawn.height) / 2);
  const floor = top + drawn.height;
  const width = Math.ceil(Math.max(right, left + labelLength) + margin.right);
  const [scaleX, scaleY] = [drawn.width / units.width, drawn.height / units.height];
  return {
    name,
    width,
    height: Math.ceil(floor + margin.bottom),
    place: `translate(${short(left)},${short(top)})scale(${fine(scaleX)},${fine(scaleY)})`,
    stroke: Math.round(1.5 / Math.sqrt(scaleX * scaleY)),
    outline,
    lines,
    floor: `M${short(left - 8)},${short(floor)}H${short(right + 8)}`,
    dimensions: [measureAcross(left, right, floor), measureUp(top, floor, left)].join(""),
    labels: [
      { x: (left + right) / 2, y: floor + 34, text: inches(across) },
      { x: left - 21, y: (top + floor) / 2, text: inches(up), upright: true },
    ],
  };
}

function fine(scale: number): number {
  return Math.round(scale * 1e4) / 1e4;
}
