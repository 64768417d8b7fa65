import { readFile, writeFile } from "node:fs/promises";
import { measuredPath } from "../places.ts";

/** Width, depth and height in inches at which each product's model stands, as Blender measured it; committed. */
export type Measured = Record<string, [width: number, depth: number, height: number]>;

export async function readMeasured(): Promise<Measured> {
  return JSON.parse(await readFile(measuredPath, "utf8"));
}

/** The product and size in a line of Blender's, `sized SLUG/PICTURE WIDTH DEPTH HEIGHT`, or null. */
export function sizeIn(line: string): [slug: string, size: Measured[string]] | null {
  const [, slug, ...inches] = line.match(/^sized ([^/\s]+)\S* ([\d.]+) ([\d.]+) ([\d.]+)$/) ?? [];
  const [width = 0, depth = 0, height = 0] = inches.map(Number);
  return slug ? [slug, [width, depth, height]] : null;
}

/** Keeps what a run measured, sorted by slug so that a new product is a small diff. */
export async function recordMeasured(sizes: Measured): Promise<void> {
  const sorted = Object.entries({ ...(await readMeasured()), ...sizes }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const lines = sorted.map(([slug, size]) => `  ${JSON.stringify(slug)}: [${size.join(", ")}]`);
  await writeFile(measuredPath, `{\n${lines.join(",\n")}\n}\n`);
}
