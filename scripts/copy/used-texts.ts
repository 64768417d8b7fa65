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
  const isInSources = wordsOf(sources);
  return ({ file, path }) => {
    const users = uses.filter(
      (use) => use.file === file && reads(use, path, copy.get(file) ?? {}, isInSources),
    );
    return [...new Set(users.map(({ source }) => source))];
  };
}

/** Returns whether a name, which may be words such as an option's value, is in some source. */
function wordsOf(sources: readonly Source[]): (name: string) => boolean {
  const words = new Set(sources.flatMap(({ code }) => code.match(/[\w$-]+/g) ?? []));
  return (name) =>
    /^[\w$-]+$/.test(name) ? words.has(name) : sources.some(({ code }) => code.includes(name));
}

/** Whether some source imports the texts of a file. */
export function isImported(file: string, sources: readonly Source[]): boolean {
  const specifiers = [`"#copy/${file}.ts"`, `"#copy-in/${file}.ts"`];
  return sources.some(({ code }) => specifiers.some((specifier) => code.includes(specifier)));
}

/**
 * Whether a use reads the text at a path.
 * @param isInSources whether some source has a name, which the parts of a group that is passed on
 *   must have
 */
function reads(
  { path: used, passedOn }: CopyUse,
  path: readonly string[],
  file: CopyFile,
  isInSources: (name: string) => boolean,
): boolean {
  let node: CopyNode = file;
  for (const [index, name] of path.entries()) {
    const step = used[index];
    if (step === undefined) {
      return (
        !passedOn || path.slice(index).every((rest) => /^\d+$/.test(rest) || isInSources(rest))
      );
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
