/**
 * How a product's model looks from the front and from its right side, as SVG path data in whole
 * units from the top left: closed subpaths around the model and its holes, then lines where one
 * part stands in front of another. A unit is as long in both, and of any length.
 */
export interface Outlines {
  front: string;
  side: string;
}

/** An outline taken apart. */
export interface OutlinePath {
  /** Around the model and its holes. */
  outline: string;
  /** Inside it. */
  lines: string;
  /** Units from side to side and from top to bottom. */
  width: number;
  height: number;
}

/** Takes an outline apart. */
export function outlinePath(path: string): OutlinePath {
  const end = path.lastIndexOf("z") + 1;
  return { outline: path.slice(0, end), lines: path.slice(end), ...size(path) };
}

/** How far a path reaches to the right and down; it consists of M, h, v, l and z. */
function size(path: string): Pick<OutlinePath, "width" | "height"> {
  let [x, y, width, height] = [0, 0, 0, 0];
  for (const [, command = "", numbers = ""] of path.matchAll(/([Mhvl])([^a-zA-Z]*)/g)) {
    if (command === "M") [x, y] = [0, 0];
    const steps = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const isPair = command === "M" || command === "l";
    for (let at = 0; at < steps.length; at += isPair ? 2 : 1) {
      const step = steps[at] ?? 0;
      x += command === "v" ? 0 : step;
      y += command === "v" ? step : isPair ? (steps[at + 1] ?? 0) : 0;
      width = Math.max(width, x);
      height = Math.max(height, y);
    }
  }
  return { width, height };
}
