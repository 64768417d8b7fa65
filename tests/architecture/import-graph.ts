import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** An import of one file by another, as paths from the project's root. */
export interface Import {
  from: string;
  to: string;
}

/** Name of the entry points in the drawing: the files at the root of `server/`. */
export const ENTRY = "entry";

/** Returns the TypeScript files below a folder, without tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name));
}

/**
 * Returns the imports between a folder's files, including type imports, importSyntax with `#server/` or
 * as relative paths.
 * @param read returns a file's text.
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

/** Returns the module names a file imports or exports from, statically or dynamically. */
function specifiers(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const importSyntax =
    /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...plain.matchAll(importSyntax)].map(
    ([, from, bare, called]) => from ?? bare ?? called ?? "",
  );
}

function resolved(from: string, specifier: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : posix.join(posix.dirname(from), specifier);
}

/** Returns the folder of `server/` a file is in, or `entry` for files at its root. */
export function folderOf(file: string): string {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? folder : ENTRY;
}

/** The arrows' targets by their source. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the arrows of the first Mermaid flowchart of a document; `a --> b & c` is two arrows.
 * @throws {Error} when there is none.
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

/** Returns every folder that arrows lead to from `from`; `from` itself only in a cycle. */
export function reachable(arrows: Arrows, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [from];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    for (const next of arrows.get(current) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}
