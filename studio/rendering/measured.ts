import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { measuredPath } from "#studio/places.ts";

/** Width, depth and height in inches of each product's model, as measured in Blender; committed. */
export type Measured = Record<string, [width: number, depth: number, height: number]>;

export const readMeasured = (): Promise<Measured> => readSorted(measuredPath);

/**
 * The product and size in a line of Blender's output, `sized SLUG/PICTURE WIDTH DEPTH HEIGHT`, or
 * null.
 */
export function sizeIn(line: string): [slug: string, size: Measured[string]] | null {
  const [, slug, ...inches] = line.match(/^sized ([^/\s]+)\S* ([\d.]+) ([\d.]+) ([\d.]+)$/) ?? [];
  const [width = 0, depth = 0, height = 0] = inches.map(Number);
  return slug ? [slug, [width, depth, height]] : null;
}

/** Saves the measurements of a run. */
export async function recordMeasured(sizes: Measured): Promise<void> {
  const all = { ...(await readMeasured()), ...sizes };
  await writeSorted(measuredPath, all, (size) => `[${size.join(", ")}]`);
}
