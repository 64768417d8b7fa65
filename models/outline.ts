import type { Document } from "@gltf-transform/core";
import { type Borders, bordersOf } from "./outline/borders.ts";
import { depthMap, extent, type View } from "./outline/depth-map.ts";
import { pathData } from "./outline/path-data.ts";
import { piecesOf } from "./outline/pieces.ts";
import { inUnits, type Point, reachEdge, sizeOf, smoothed } from "./outline/points.ts";
import { regionsOf } from "./outline/regions.ts";
import { simplifiedLine, simplifiedLoop } from "./outline/simplify.ts";
import { type Triangles, trianglesOf } from "./outline/triangles.ts";

/**
 * How a model looks from its front and from its right side (its front on the left), as SVG path
 * data. One unit is a 500th of the longest of its three measures; y increases downward, and
 * both start at the top left of the model's bounds. Closed subpaths come first, around the model
 * and its holes; then open ones, where one part stands in front of another.
 */
export interface Outlines {
  front: string;
  side: string;
}

/** Cells of the longest measure, in the grid in which a view is seen; two are a unit of paths. */
const cells = 1000;
/**
 * How far a line may be from where it was, in cells, and how many characters such a path has at
 * most: the first that is short enough is taken. At 200 pixels, 2.5 cells are half a pixel.
 */
const tolerances = [
  { tolerance: 1, most: 500 },
  { tolerance: 1.6, most: 500 },
  ...[2.5, 3.2, 4, 5, 6].map((tolerance) => ({ tolerance, most: 600 })),
  ...[7, 10, 16, 25].map((tolerance) => ({ tolerance, most: 1200 })),
];
/** How much more may be left out of the finer lines between two parts. */
const lineTolerance = 1.5;
/** The shortest line between two parts that is drawn, in cells. */
const shortestLine = 15;

const down = { axis: 1, sign: -1 } as const;
const front: View = { right: { axis: 0, sign: 1 }, down, near: { axis: 2, sign: 1 } };
const side: View = { right: { axis: 2, sign: -1 }, down, near: { axis: 0, sign: 1 } };

/** The outlines of a model whose front is toward +z; null if it has no triangles. */
export function modelOutlines(document: Document): Outlines | null {
  const triangles = trianglesOf(document);
  return triangles.length > 0 ? outlinesOf(triangles) : null;
}

/** The outlines of triangles. */
export function outlinesOf(triangles: Triangles): Outlines {
  const pieces = piecesOf(triangles);
  const cell = longestMeasure(triangles) / cells || 1;
  const path = (view: View) => {
    const map = depthMap(triangles, pieces, view, cell);
    return outlinePath(bordersOf(regionsOf(map)), map.columns - 2, map.rows - 2);
  };
  return { front: path(front), side: path(side) };
}

function longestMeasure(triangles: Triangles): number {
  const measures = [front.right, front.down, front.near].map((direction) => {
    const [least, most] = extent(triangles, direction);
    return most - least;
  });
  return Math.max(...measures);
}

/** The path with the most points that is short enough; if there is none, the bounds as a box. */
function outlinePath({ loops, lines }: Borders, columns: number, rows: number): string {
  const drawn = lines.map(smoothed);
  for (const { tolerance, most } of tolerances) {
    const path = [
      ...loops
        .filter((loop) => isWide(loop, tolerance) || reachEdge(loop, columns, rows))
        .map((loop) => `${pathData(simplifiedLoop(loop, tolerance).map(inUnits))}z`),
      ...drawn
        .filter((line) => isLong(line, shortestLine))
        .map((line) => pathData(simplifiedLine(line, lineTolerance * tolerance).map(inUnits))),
    ].join("");
    if (path.length <= most) return path;
  }
  const [width, height] = inUnits([columns, rows]);
  return `M0,0h${width}v${height}h${-width}z`;
}

function isWide(points: readonly Point[], least: number): boolean {
  const { width, height } = sizeOf(points);
  return Math.min(width, height) > least;
}

function isLong(points: readonly Point[], least: number): boolean {
  const { width, height } = sizeOf(points);
  return Math.max(width, height) > least;
}
