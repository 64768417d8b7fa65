import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** An import of one file by another, as paths from the project's root. */
export interface Import {
  from: string;
  to: string;
}

/** The TypeScript files below some folders, tests left out. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => posix.join(folder, name)),
  );
}

/**
 * The imports of TypeScript files by these files, including type imports and dynamic ones.
 * @param read returns a file's text
 */
export function importsIn(
  files: readonly string[],
  read = (file: string) => readFileSync(file, "utf8"),
): Import[] {
  return files.flatMap((from) =>
    specifiers(read(from))
      .map((specifier) => ({ from, to: resolved(from, specifier) }))
      .filter(({ to }) => /\.tsx?$/.test(to)),
  );
}

function specifiers(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const statements =
    /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...plain.matchAll(statements)].map(
    ([, from, sideEffect, dynamic]) => from ?? sideEffect ?? dynamic ?? "",
  );
}

function resolved(from: string, specifier: string): string {
  const [path = ""] = specifier.split("?");
  if (path === "#formats") return "copy/formats/en.ts";
  if (path === "#month-and-day-in") return "copy/formats/month-and-day-in.ts";
  if (path === "#formats-in") return "copy/formats/formats-in.ts";
  if (path.startsWith("#words/")) return `copy/${path.slice(1)}`;
  if (!path.startsWith("#")) return posix.join(posix.dirname(from), path);
  const [, file] = path.match(/^#copy(?:-in)?\/(.*)/) ?? [];
  if (file !== undefined) return `copy/compiled/en/${file}`;
  return path.slice(1).replace(/^(?=(?:ui|state|products|forms|features)\/)/, "app/");
}

/** Node for the files at the root of `server/` or `app/`. */
export const ENTRY = "entry";

/** The node a file belongs to in the drawing of the layers: a folder of `app/`, or a top folder. */
export function layerOf(file: string): string {
  const [top = "", folder = "", ...rest] = file.split("/");
  if (top !== "app") return top;
  return rest.length > 0 ? folder : ENTRY;
}

/** The node a file of `server/` belongs to in the drawing of its folders. */
export function serverFolderOf(file: string): string {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? folder : ENTRY;
}

/** Arrows of a drawing, by the node they start from. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The arrows of each Mermaid flowchart in a document; `a --> b & c` is two arrows. */
export function drawings(document: string): Arrows[] {
  return [...document.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, chart = ""]) =>
    arrowsIn(chart),
  );
}

function arrowsIn(chart: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const line of chart.split("\n")) {
    const [from, to] = line.replace(/\[[^\]]*\]/g, "").split("-->");
    if (from === undefined || to === undefined) continue;
    const targets = to.split("&").map((name) => name.trim());
    arrows.set(from.trim(), new Set([...(arrows.get(from.trim()) ?? []), ...targets]));
  }
  return arrows;
}

/** Every node that arrows lead to from a node; the node itself only if there is a cycle. */
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
