import { toCsv } from "#server/commands/leads/csv.ts";
import { isFormula } from "#server/commands/leads/csv-formula.ts";
import { type CopyFile, type CopyNode, type PlacedText, placeOf, textsOf } from "./read-copy.ts";
import { misfits, tagOf } from "./translation-problems.ts";

type Copy = ReadonlyMap<string, CopyFile>;

const keyHeading = "key";
const englishHeading = "English";
const usedInHeading = "used in";

/** Whether a cell is a heading of an exported file, for `csvRecords`. */
export function isHeading(cell: string): boolean {
  return [keyHeading, englishHeading, usedInHeading].includes(cell);
}

/** A language's name in English, which heads its column: `Spanish`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}

/**
 * All texts of a language beside the English ones, as CSV that Excel opens as UTF-8. A text that a
 * spreadsheet would compute gets a leading apostrophe.
 * @param usersOf finds the sources that use a text
 */
export function toTextsCsv(
  language: string,
  { english, copy }: { english: Copy; copy: Copy },
  usersOf: (text: PlacedText) => readonly string[],
): string {
  const translations = new Map(textsOf(copy).map((placed) => [placeOf(placed), placed.text]));
  const rows = textsOf(english).map((placed) => ({
    [keyHeading]: placeOf(placed),
    [englishHeading]: withMark(placed.text),
    [languageName(language)]: withMark(translations.get(placeOf(placed)) ?? ""),
    [usedInHeading]: usersOf(placed).join(", "),
  }));
  return `\uFEFF${toCsv(rows)}`;
}

/** What came of a file's texts. */
export interface TextsImport {
  /** The language's files with the texts that fit. */
  copy: Map<string, CopyFile>;
  /** How many texts are new or other than before. */
  changed: number;
  /** What doesn't fit and was left out, a line each. */
  problems: string[];
}

/**
 * Takes the translations of an exported file. A text that doesn't fit keeps what it was.
 * @param rows the file's cells, the headings first
 */
export function takeTexts(
  language: string,
  { english, copy }: { english: Copy; copy: Copy },
  rows: readonly (readonly string[])[],
): TextsImport {
  const [headings = [], ...lines] = rows;
  const column = (name: string) => headings.indexOf(name);
  const columns = [keyHeading, englishHeading, languageName(language)];
  const lacking = columns.filter((name) => column(name) < 0);
  if (lacking.length > 0) {
    const names = lacking.map((name) => `“${name}”`).join(", ");
    return { copy: new Map(copy), changed: 0, problems: [`The first row lacks ${names}.`] };
  }
  const originals = new Map(textsOf(english).map((placed) => [placeOf(placed), placed.text]));
  const texts = new Map(textsOf(copy).map((placed) => [placeOf(placed), placed.text]));
  const problems = [...texts.keys()]
    .filter((key) => !originals.has(key))
    .map((key) => `${key}: has no English text any more, so it was removed.`);
  let changed = 0;
  for (const cells of lines) {
    const [key = "", englishCell = "", cell = ""] = columns.map((name) => cells[column(name)]);
    const original = originals.get(key);
    const text = withEdges(withoutMark(cell), original ?? "");
    if (cell === "" || text === texts.get(key)) continue;
    const problem = problemOf(withoutMark(englishCell), text, original, tagOf(language));
    if (problem) problems.push(`${key}: ${problem}`);
    else {
      texts.set(key, text);
      changed += 1;
    }
  }
  return { copy: shapedLike(english, texts), changed, problems };
}

function problemOf(
  englishCell: string,
  text: string,
  original: string | undefined,
  tag: string,
): string | undefined {
  if (original === undefined) return `there is no such text. The translation was: “${text}”`;
  if (englishCell.trim() !== original.trim()) {
    return `the English text has changed to “${original}”. The translation was: “${text}”`;
  }
  const [problem] = misfits(text, original, tag);
  return problem && `“${text}” ${problem}`;
}

/** A text whose own apostrophe isn't taken for the one that `toCsv` puts before a formula. */
function withMark(text: string): string {
  const plain = text.trim();
  return hasMark(plain) ? `'${plain}` : plain;
}

/** Without the apostrophe that keeps a spreadsheet from computing the text. */
function withoutMark(cell: string): string {
  return hasMark(cell) ? cell.slice(1) : cell;
}

function hasMark(text: string): boolean {
  return text.startsWith("'") && isFormula(text.replace(/^'+/, ""));
}

/** With the spaces that the English text starts and ends with, which tables lose. */
function withEdges(text: string, english: string): string {
  const [start = ""] = /^\s*/.exec(english) ?? [];
  const [end = ""] = /\s*$/.exec(english) ?? [];
  return `${start}${text.trim()}${end}`;
}

/** Files with the names and order of the English ones; a text that isn't there is left out. */
function shapedLike(english: Copy, texts: ReadonlyMap<string, string>): Map<string, CopyFile> {
  const files = [...english].map(([file, node]) => {
    const shaped = shapedNode(node, (path) => texts.get(placeOf({ file, path })), []);
    return [file, (shaped ?? {}) as CopyFile] as const;
  });
  return new Map(files.filter(([, node]) => Object.keys(node).length > 0));
}

function shapedNode(
  node: CopyNode,
  textAt: (path: readonly string[]) => string | undefined,
  path: readonly string[],
): CopyNode | undefined {
  if (typeof node === "string") return textAt(path);
  const parts = Object.entries(node).map(
    ([name, child]) => [name, shapedNode(child, textAt, [...path, name])] as const,
  );
  if (parts.every(([, part]) => part === undefined)) return undefined;
  // A list keeps its positions.
  if (Array.isArray(node)) return parts.map(([, part]) => part ?? "");
  return Object.fromEntries(
    parts.flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])),
  );
}
