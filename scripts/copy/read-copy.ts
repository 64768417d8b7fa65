import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A text, or texts by name or in order, as a file in `copy/` has them. */
export type CopyNode = string | readonly CopyNode[] | { readonly [name: string]: CopyNode };

/** The texts of a file in `copy/`, by name. */
export type CopyFile = Readonly<Record<string, CopyNode>>;

/** The folder of all texts: in it a folder for each language. */
export const copyFolder = "copy";

/** Reads all texts of a language, by the name of their file. */
export function readCopy(language: string, folder = copyFolder): Map<string, CopyFile> {
  const path = join(folder, language);
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return new Map(
    names
      .toSorted()
      .map((name) => [basename(name, ".json"), JSON.parse(readFileSync(join(path, name), "utf8"))]),
  );
}

/** A text and where it stands, e.g. `quote: list.count`. */
export interface PlacedText {
  place: string;
  text: string;
}

/** All texts of a language, in the order of the files. */
export function textsOf(copy: ReadonlyMap<string, CopyFile>): PlacedText[] {
  return [...copy].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([name, node]) => textsIn(node, `${file}: ${name}`)),
  );
}

function textsIn(node: CopyNode, place: string): PlacedText[] {
  if (typeof node === "string") return [{ place, text: node }];
  return Object.entries(node).flatMap(([name, child]) => textsIn(child, `${place}.${name}`));
}
