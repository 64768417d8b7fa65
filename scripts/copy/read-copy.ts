import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { OwnerError } from "#server/platform/owner-error.ts";
import { nameProblem } from "./name-problem.ts";

/** A text, or texts by name or in order, as a file in `copy/` has them. */
export type CopyNode = string | readonly CopyNode[] | { readonly [name: string]: CopyNode };

/** The texts of a file in `copy/`, by name. */
export type CopyFile = Readonly<Record<string, CopyNode>>;

/** The folder of all texts: in it a folder for each language. */
export const copyFolder = "copy";

/** A file in `copy/` that can't be used; the message names file and key and says what to do. */
export class CopyError extends OwnerError {}

/** The languages that have a folder with texts, by code. */
export function languageFolders(folder = copyFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(entry.name))
    .filter(({ name }) => filesOf(name, folder).length > 0)
    .map(({ name }) => name)
    .toSorted();
}

/** Names of a language's files, without `.json`. */
export function filesOf(language: string, folder = copyFolder): string[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .toSorted();
}

/**
 * Reads all texts of a language, by the name of their file.
 * @throws CopyError
 */
export function readCopy(language: string, folder = copyFolder): Map<string, CopyFile> {
  return new Map(
    filesOf(language, folder).map((file) => [file, readCopyFile(language, file, folder)]),
  );
}

/**
 * Reads the texts of one file.
 * @throws CopyError if it is no JSON, or has something that is no text
 */
export function readCopyFile(language: string, file: string, folder = copyFolder): CopyFile {
  const path = join(folder, language, `${file}.json`);
  const texts = parsed(path);
  for (const name of Object.keys(texts)) {
    const problem = nameProblem(name);
    if (problem) throw new CopyError(`${path}: ${name}: ${problem}`);
  }
  for (const { path: names, text } of textsIn(texts as CopyFile, [])) {
    if (typeof text === "string") continue;
    const value = JSON.stringify(text);
    throw new CopyError(`${path}: ${names.join(".")}: ${value} is no text. Put it in quotes.`);
  }
  return texts as CopyFile;
}

function parsed(path: string): object {
  let texts: unknown;
  try {
    texts = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : String(error);
    throw new CopyError(`${path}: can't be read as JSON: ${why}`);
  }
  if (typeof texts === "object" && texts !== null && !Array.isArray(texts)) return texts;
  throw new CopyError(`${path}: must have its texts by name, in { }.`);
}

/** A text and where it stands. */
export interface PlacedText {
  /** The file's name without `.json`. */
  file: string;
  /** Names from the file's top to the text; in a list the position, from 0. */
  path: readonly string[];
  text: string;
}

/** Where a text stands, as messages and exported files name it: `quote: list.count`. */
export function placeOf({ file, path }: Pick<PlacedText, "file" | "path">): string {
  return `${file}: ${path.join(".")}`;
}

/** The same for a message about a language's file: `copy/es/quote.json: list.count`. */
export function addressOf(language: string, place: Pick<PlacedText, "file" | "path">): string {
  return `${copyFolder}/${language}/${place.file}.json: ${place.path.join(".")}`;
}

/** All texts of a language, in the order of the files. */
export function textsOf(copy: ReadonlyMap<string, CopyFile>): PlacedText[] {
  return [...copy].flatMap(([file, texts]) =>
    textsIn(texts, []).map((placed) => ({ file, ...placed })),
  );
}

function textsIn(node: CopyNode, path: readonly string[]): Omit<PlacedText, "file">[] {
  if (typeof node !== "object" || node === null) return [{ path, text: node }];
  return Object.entries(node).flatMap(([name, child]) => textsIn(child, [...path, name]));
}
