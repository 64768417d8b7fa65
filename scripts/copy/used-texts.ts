import { type CopyUse, copyUses } from "./copy-uses.ts";
import type { CopyFile, CopyNode, PlacedText } from "./read-copy.ts";

/** A source file. */
export interface Source {
  name: string;
  code: string;
}

/** Finds which sources use a text, in the order of the sources; none if nothing uses it. */
export function usersOfTexts(
  copy: ReadonlyMap<string, CopyFile>,
  sources: readonly Source[],
): (text: PlacedText) => string[] {
  const uses = sources.flatMap(({ name, code }) =>
    copyUses(name, code).map((use) => ({ ...use, source: name })),
  );
  const words = new Set(sources.flatMap(({ code }) => code.match(/[\w$-]+/g) ?? []));
  return ({ file, path }) => {
    const users = uses.filter(
      (use) => use.file === file && reads(use, path, copy.get(file) ?? {}, words),
    );
    return [...new Set(users.map(({ source }) => source))];
  };
}

/** Whether some source imports the texts of a file. */
export function isImported(file: string, sources: readonly Source[]): boolean {
  const specifiers = [`"#copy/${file}.ts"`, `"#copy-in/${file}.ts"`];
  return sources.some(({ code }) => specifiers.some((specifier) => code.includes(specifier)));
}

/**
 * Whether a use reads the text at a path.
 * @param words all words in the sources, for the parts of a group that is passed on: a part's name
 *   must be one of them
 */
function reads(
  { path: used, passedOn }: CopyUse,
  path: readonly string[],
  file: CopyFile,
  words: ReadonlySet<string>,
): boolean {
  let node: CopyNode = file;
  for (const [index, name] of path.entries()) {
    const step = used[index];
    if (step === undefined) {
      return !passedOn || path.slice(index).every((rest) => /^\d+$/.test(rest) || words.has(rest));
    }
    // A method of a list, such as `map`, may read all of it.
    if (Array.isArray(node) && step in Array.prototype) return true;
    if (step !== "*" && step !== name) return false;
    node = childOf(node, name);
  }
  const method = used[path.length];
  return method === undefined || method === "*" || method in String.prototype;
}

function childOf(node: CopyNode, name: string): CopyNode {
  if (typeof node === "string") return node;
  return (node as Record<string, CopyNode>)[name] ?? "";
}
