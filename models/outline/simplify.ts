import type { Point } from "./points.ts";

/** A line with as few of its points as keep it within `tolerance` of where it was. */
export function simplifiedLine(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [first: number, last: number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const { at, distance } = farthestBetween(line, first, last);
    if (distance <= tolerance) continue;
    kept.add(at);
    spans.push([first, at], [at, last]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** The same for a loop, whose last point leads back to the first; its bounds stay as they are. */
export function simplifiedLoop(loop: readonly Point[], tolerance: number): Point[] {
  const corners = loop.filter((point, k) =>
    isCorner(loop.at(k - 1), point, loop[k + 1] ?? loop[0]),
  );
  const [start = 0, ...others] = extremes(corners);
  const line = [...corners.slice(start), ...corners.slice(0, start + 1)];
  const ends = [0, ...others.map((at) => at - start), corners.length];
  return ends
    .slice(1)
    .flatMap((end, k) => simplifiedLine(line.slice(ends[k], end + 1), tolerance).slice(0, -1));
}

function isCorner([x, y]: Point = [0, 0], here: Point, [nextX, nextY]: Point = [0, 0]): boolean {
  return !(x === here[0] && nextX === here[0]) && !(y === here[1] && nextY === here[1]);
}

/** Where a loop reaches farthest to each side, in the loop's order. */
function extremes(loop: readonly Point[]): number[] {
  const reaches = [
    ([x]: Point) => x,
    ([, y]: Point) => y,
    ([x]: Point) => -x,
    ([, y]: Point) => -y,
  ].map((reach) => {
    const values = loop.map(reach);
    return values.indexOf(values.reduce((most, value) => Math.max(most, value), -Infinity));
  });
  return [...new Set(reaches)].sort((a, b) => a - b);
}

function farthestBetween(line: readonly Point[], first: number, last: number) {
  let found = { at: first, distance: 0 };
  for (let at = first + 1; at < last; at += 1) {
    const distance = distanceToSegment(line[at], line[first], line[last]);
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}

function distanceToSegment(
  [x, y]: Point = [0, 0],
  [fromX, fromY]: Point = [0, 0],
  [toX, toY]: Point = [0, 0],
): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX ** 2 + alongY ** 2;
  const share = square && ((x - fromX) * alongX + (y - fromY) * alongY) / square;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - nearest * alongX, y - fromY - nearest * alongY);
}
