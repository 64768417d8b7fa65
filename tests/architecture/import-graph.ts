import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** An import of one file by another, as paths from the project's root. */
export interface Import {
  from: string;
  to: string;
}

/** Name of the entry points in the drawing: the files at the root of `server/`. */
export const ENTRY = "entry";

/** The TypeScript files below a folder, tests left out. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name));
}

/**
 * The imports among a folder's files, of types too, written with `#server/` or relative.
 * @param read gives a file's text.
 */
export function importsIn(
  folder: string,
  files = sourceFiles(folder),
  read = (file: string) => readFileSync(file, "utf8"),
): Import[] {
  return files.flatMap((from) =>
    specifiers(read(from)).flatMap((specifier) => {
      const to = resolved(from, specifier);
      return to.startsWith(`${folder}/`) ? [{ from, to }] : [];
    }),
  );
}

/** What a file imports or exports from, statically or when it is called. */
function specifiers(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const written =
    /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...plain.matchAll(written)].map(([, from, bare, called]) => from ?? bare ?? called ?? "");
}

function resolved(from: string, specifier: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : posix.join(posix.dirname(from), specifier);
}

/** The folder of `server/` a file is in, or `entry` for those at its root. */
export function folderOf(file: string): string {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? folder : ENTRY;
}

/** Arrows by where they begin. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The arrows of the first Mermaid flowchart of a document: `a --> b & c` is two of them.
 * @throws when there is none.
 */
export function drawnArrows(document: string): Arrows {
  const [, chart] = /```mermaid\n([\s\S]*?)```/.exec(document) ?? [];
  if (chart === undefined) throw new Error("The document has no Mermaid drawing.");
  const arrows = new Map<string, Set<string>>();
  for (const line of chart.split("\n")) {
    const [from, to] = line.replace(/\[[^\]]*\]/g, "").split("-->");
    if (from === undefined || to === undefined) continue;
    const targets = to.split("&").map((name) => name.trim());
    arrows.set(from.trim(), new Set([...(arrows.get(from.trim()) ?? []), ...targets]));
  }
  return arrows;
}

/** Everything arrows lead to from a folder, itself only if they go round in a circle. */
export function reachable(arrows: Arrows, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of arrows.get(at) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
