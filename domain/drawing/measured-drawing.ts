import { type Elevation, inch } from "./shapes.ts";
import { type DrawableProduct, silhouetteOf } from "./silhouette.ts";

/** A view with its dimension lines, ready for an SVG of `width` × `height` pixels. */
export interface MeasuredView {
  name: "Front" | "Side";
  width: number;
  height: number;
  /** SVG transform from the inches of `shapes` and `details` to pixels. */
  place: string;
  /** Width of a 1.5 px line, in inches. */
  stroke: number;
  shapes: string[];
  details: string;
  /** Floor line; `dimensions` has the dimension lines, their ticks and extension lines. */
  floor: string;
  dimensions: string;
  labels: MeasureLabel[];
}

/** The label of a dimension line; an upright one is rotated to the left. */
export interface MeasureLabel {
  x: number;
  y: number;
  text: string;
  upright?: boolean;
}

/** Largest drawing, pixels: with margins it fits a phone 360 px wide. */
const maxSize = { width: 228, height: 200 };
const margin = { left: 36, right: 14, top: 10, bottom: 40 };
const tick = 4;
/** Length of a label, pixels, and so the shortest length of its dimension line. */
const labelLength = 44;

/** Front and side of a product, at the same scale, labeled in inches. */
export function measuredDrawing(product: DrawableProduct): MeasuredView[] {
  const { width, length, height } = product.specs;
  const scale = Math.min(maxSize.width / Math.max(width, length), maxSize.height / height);
  const { front, side } = silhouetteOf(product);
  return [
    measured("Front", front, { across: width, up: height, scale }),
    measured("Side", side, { across: length, up: height, scale }),
  ];
}

function measured(
  name: MeasuredView["name"],
  { shapes, details }: Elevation,
  { across, up, scale }: { across: number; up: number; scale: number },
): MeasuredView {
  const drawn = { width: across * scale, height: up * scale };
  const left = margin.left + Math.max(0, (labelLength - drawn.width) / 2);
  const right = left + drawn.width;
  const top = margin.top + Math.max(0, (labelLength - drawn.height) / 2);
  const floor = top + drawn.height;
  const width = Math.ceil(Math.max(right, left + labelLength) + margin.right);
  return {
    name,
    width,
    height: Math.ceil(floor + margin.bottom),
    place: `translate(${inch(left)} ${inch(top)})scale(${Math.round(scale * 1e4) / 1e4})`,
    stroke: Math.round((1.5 / scale) * 1e3) / 1e3,
    shapes,
    details: details.join(""),
    floor: `M${inch(left - 8)} ${inch(floor)}H${inch(right + 8)}`,
    dimensions: [measureAcross(left, right, floor), measureUp(top, floor, left)].join(""),
    labels: [
      { x: (left + right) / 2, y: floor + 34, text: `${inch(across)}″` },
      { x: left - 21, y: (top + floor) / 2, text: `${inch(up)}″`, upright: true },
    ],
  };
}

/** A dimension line below the floor, with a slash at each end. */
function measureAcross(from: number, to: number, floor: number): string {
  const y = floor + 15;
  const ends = [from, to].map((x) => `M${inch(x)} ${inch(floor + 5)}V${inch(y + 5)}${slash(x, y)}`);
  return `M${inch(from - 4)} ${inch(y)}H${inch(to + 4)}${ends.join("")}`;
}

function measureUp(top: number, floor: number, left: number): string {
  const x = left - 15;
  const ends = [top, floor].map(
    (y) => `M${inch(left - 5)} ${inch(y)}H${inch(x - 5)}${slash(x, y)}`,
  );
  return `M${inch(x)} ${inch(top - 4)}V${inch(floor + 4)}${ends.join("")}`;
}

function slash(x: number, y: number): string {
  return `M${inch(x - tick)} ${inch(y + tick)}L${inch(x + tick)} ${inch(y - tick)}`;
}
