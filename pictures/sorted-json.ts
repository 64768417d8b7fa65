import { readFile, writeFile } from "node:fs/promises";

/** Reads a committed list of named things. */
export async function readSorted<Entry>(path: string): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(path, "utf8"));
}

/** Writes such a list by name, an entry a line, so that a new one is a small diff; `text` is how an entry is written. */
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
