import type { Triangles } from "./triangles.ts";

/** Corners closer than this are one, in meters. */
const weld = 1 / 4096;

/**
 * Which piece of the model each triangle belongs to, such as a cushion or a leg: triangles that
 * share corners are one piece. Pieces are numbered by one of their corners.
 */
export function piecesOf(triangles: Triangles): Int32Array {
  const corners = new Map<string, number>();
  const leads: number[] = [];
  const numbers = new Int32Array(triangles.length / 3);
  numbers.forEach((_, at) => {
    const place = triangles.slice(3 * at, 3 * at + 3).map((value) => Math.round(value / weld));
    const key = place.join();
    const corner = corners.get(key) ?? corners.size;
    corners.set(key, corner);
    leads[corner] ??= corner;
    numbers[at] = corner;
    if (at % 3 > 0) join(corner, numbers[at - 1] ?? 0);
  });
  return numbers.filter((_, at) => at % 3 === 0).map(lead);

  function lead(corner: number): number {
    let found = corner;
    for (let next = leads[found] ?? found; next !== found; next = leads[found] ?? found) {
      leads[found] = leads[next] ?? next;
      found = next;
    }
    return found;
  }

  function join(a: number, b: number): void {
    leads[lead(a)] = lead(b);
  }
}
