import { readFile, writeFile } from "node:fs/promises";
import { printedPath } from "../places.ts";

/** Recipe each published picture was printed from; committed, so that a fresh clone knows what is stale. */
export type Printed = Record<string, string>;

export async function readPrinted(): Promise<Printed> {
  try {
    return JSON.parse(await readFile(printedPath, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

export async function writePrinted(printed: Printed): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(printed).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(printedPath, `${JSON.stringify(sorted, null, 2)}\n`);
}
