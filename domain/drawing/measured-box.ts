import type { ProductSpecs } from "#domain/product.ts";
import {
  inches,
  labelLength,
  measureAcross,
  measureBack,
  measureUp,
  short,
} from "./dimension-lines.ts";
import type { MeasuredView } from "./measured-view.ts";

/** Largest box, pixels: with its labels it fits a phone 360 px wide. */
const maxSize = { width: 180, height: 190 };
const margin = { left: 36, top: 10, bottom: 40 };
/** How far an inch of depth goes to the right and up: half its length, at an angle. */
const receding = { right: 0.41, up: 0.29 };
/** How far the label of the depth is from the middle of its edge, and how far it reaches. */
const depthLabel = { right: 42, down: 14, reach: 72 };

/** A box with the width, depth and height of a product, seen a little from above and the right. */
export function measuredBox({ width, length, height }: ProductSpecs): MeasuredView {
  const scale = Math.min(
    maxSize.width / (width + length * receding.right),
    maxSize.height / (height + length * receding.up),
  );
  const [across, up] = [width * scale, height * scale];
  const back = { right: length * scale * receding.right, up: length * scale * receding.up };
  const left = margin.left + Math.max(0, (labelLength - across) / 2);
  const top = margin.top + Math.max(back.up, (labelLength - up) / 2);
  const right = left + across;
  const floor = top + up;
  const middle = { x: right + back.right / 2, y: floor - back.up / 2 };
  const [toBack, toFront] = [`l${short(back.right)},${short(-back.up)}`, `h${short(across)}`];
  return {
    name: "Outside measures",
    width: Math.ceil(Math.max(right + back.right + 24, middle.x + depthLabel.reach)),
    height: Math.ceil(floor + margin.bottom),
    place: `translate(${short(left)},${short(top)})`,
    stroke: 1.5,
    outline: `M0,${short(up)}${toFront}${toBack}v${short(-up)}h${short(-across)}L0,0z`,
    lines: `M0,0${toFront}v${short(up)}M${short(across)},0${toBack}`,
    floor: `M${short(left - 8)},${short(floor)}H${short(right + 8)}`,
    dimensions: [
      measureAcross(left, right, floor),
      measureUp(top, floor, left),
      measureBack({ x: right, y: floor }, { x: right + back.right, y: floor - back.up }),
    ].join(""),
    labels: [
      { x: (left + right) / 2, y: floor + 34, text: inches(width) },
      { x: middle.x + depthLabel.right, y: middle.y + depthLabel.down, text: inches(length) },
      { x: left - 21, y: (top + floor) / 2, text: inches(height), upright: true },
    ],
  };
}
