import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languageCodes, languages } from "#domain/language.ts";
import { compileText } from "./compile-text.ts";
import { type CopyFile, type CopyNode, copyFolder, readCopy } from "./read-copy.ts";

/** Where the compiled texts are: a folder for each language, and `in/` with all of them by language. */
const compiledFolder = join(copyFolder, "compiled");

/**
 * Compiles all texts to TypeScript: for each file `compiled/{language}/{file}.ts`, and
 * `compiled/in/{file}.ts` with every language. For the pages' builds each text of a file is also a
 * module of its own below `compiled/parts/`, so that a page's scripts have only what the page shows.
 * Writes only what has changed.
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
      write(code, file, moduleOf(texts, code));
      write(`parts/${code}`, file, moduleOfParts(file, texts));
      for (const [name, node] of Object.entries(texts)) {
        write(`parts/${code}/${file}`, name, moduleOf({ [name]: node }, code));
      }
    }
  }
  for (const file of readCopy("en").keys()) write("in", file, moduleOfAll(file, languageCodes));
  removeOthers(written);
}

function moduleOf(texts: CopyFile, language: Language): string {
  const { tag } = languages[language];
  const exports = Object.entries(texts).map(
    ([name, node]) => `export const ${name} = ${codeOf(node, tag)};`,
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

function codeOf(node: CopyNode, language: string): string {
  if (typeof node === "string") {
    const code = compileText(node, language);
    // So that the texts of all languages have one type.
    return code.startsWith('"') ? `${code} as string` : code;
  }
  if (Array.isArray(node)) return `[${node.map((child) => codeOf(child, language)).join(", ")}]`;
  const entries = Object.entries(node).map(
    ([name, child]) => `${JSON.stringify(name)}: ${codeOf(child, language)}`,
  );
  return `{ ${entries.join(", ")} }`;
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
