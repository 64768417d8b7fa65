import { readFile, writeFile } from "node:fs/promises";

/** Reads a committed list of named entries. */
export async function readSorted<Entry>(path: string): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(path, "utf8"));
}

/**
 * Writes such a list sorted by name, one entry per line so that diffs stay small; `text` formats an
 * entry.
 */
export async function writeSorted<Entry>(
  path: string,
  list: Record<string, Entry>,
  text: (entry: Entry) => string = JSON.stringify,
): Promise<void> {
  const lines = Object.entries(list)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${text(entry)}`);
  await writeFile(path, `{\n${lines.join(",\n")}\n}\n`);
}
