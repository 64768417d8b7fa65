import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languageCodes, languages } from "#domain/language.ts";
import { compileText } from "./compile-text.ts";
import {
  addressOf,
  CopyError,
  type CopyFile,
  type CopyNode,
  copyFolder,
  readCopy,
} from "./read-copy.ts";

/** Where the compiled texts are: a folder for each language, and `in/` with all of them by language. */
const compiledFolder = join(copyFolder, "compiled");

/**
 * Compiles all texts to TypeScript: for each file `compiled/{language}/{file}.ts`, and
 * `compiled/in/{file}.ts` with every language. For the pages' builds each text of a file is also a
 * module of its own below `compiled/parts/`, so that a page's scripts have only what the page shows.
 * Writes only what has changed.
 * @throws CopyError for a text that can't be compiled, with its file and key
 */
export function compileCopy(): void {
  const written = new Set<string>();
  const write = (folder: string, file: string, code: string) => {
    const path = join(compiledFolder, folder, `${file}.ts`);
    written.add(path);
    if (existsSync(path) && readFileSync(path, "utf8") === code) return;
    mkdirSync(join(compiledFolder, folder), { recursive: true });
    writeFileSync(path, code);
  };
  mkdirSync(compiledFolder, { recursive: true });
  for (const code of languageCodes) {
    for (const [file, texts] of readCopy(code)) {
      write(code, file, moduleOf(file, texts, code));
      write(`parts/${code}`, file, moduleOfParts(file, texts));
      for (const [name, node] of Object.entries(texts)) {
        write(`parts/${code}/${file}`, name, moduleOf(file, { [name]: node }, code));
      }
    }
  }
  for (const file of readCopy("en").keys()) write("in", file, moduleOfAll(file, languageCodes));
  removeOthers(written);
}

/**
 * The module of a file's texts.
 * @throws CopyError
 */
export function moduleOf(file: string, texts: CopyFile, language: Language): string {
  const exports = Object.entries(texts).map(
    ([name, node]) => `export const ${name} = ${codeOf(node, { language, file, path: [name] })};`,
  );
  const body = exports.join("\n");
  const import_ = /\bnumber\(/.test(body) ? 'import { number } from "#copy-number";\n' : "";
  return `${import_}${body}\n`;
}

function moduleOfParts(file: string, texts: CopyFile): string {
  const exports = Object.keys(texts).map(
    (name) => `export { ${name} } from "./${file}/${name}.ts";`,
  );
  return `${exports.join("\n")}\n`;
}

/** Where a text or group stands. */
interface Place {
  language: Language;
  file: string;
  path: readonly string[];
}

function codeOf(node: CopyNode, place: Place): string {
  const childCode = (name: string | number, child: CopyNode) =>
    codeOf(child, { ...place, path: [...place.path, String(name)] });
  if (typeof node === "string") return codeOfText(node, place);
  if (Array.isArray(node)) {
    return `[${node.map((child, index) => childCode(index, child)).join(", ")}]`;
  }
  const entries = Object.entries(node).map(
    ([name, child]) => `${JSON.stringify(name)}: ${childCode(name, child)}`,
  );
  return `{ ${entries.join(", ")} }`;
}

function codeOfText(text: string, place: Place): string {
  try {
    const code = compileText(text, languages[place.language].tag);
    // So that the texts of all languages have one type.
    return code.startsWith('"') ? `${code} as string` : code;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CopyError(
      `${addressOf(place.language, place)}: “${text}” can't be used: ${error.message}`,
    );
  }
}

function moduleOfAll(file: string, codes: readonly string[]): string {
  const imports = codes.map((code) => `import * as ${code} from "../${code}/${file}.ts";`);
  return `${imports.join("\n")}\nexport const copyIn: Record<"${codes.join('" | "')}", typeof en> = { ${codes.join(", ")} };\n`;
}

/** Removes compiled files whose texts are gone. */
function removeOthers(written: ReadonlySet<string>): void {
  for (const name of readdirSync(compiledFolder, { recursive: true, encoding: "utf8" })) {
    const path = join(compiledFolder, name);
    if (path.endsWith(".ts") && !written.has(path)) rmSync(path);
  }
}
