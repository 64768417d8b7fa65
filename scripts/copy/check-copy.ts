import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  addressOf,
  CopyError,
  type CopyFile,
  copyFolder,
  filesOf,
  languageFolders,
  readCopyFile,
  textsOf,
} from "./read-copy.ts";
import { englishProblems, translationProblems } from "./translation-problems.ts";
import { isImported, type Source, usersOfTexts } from "./used-texts.ts";

/** The folders whose sources may read texts. */
const sourceFolders = ["app", "copy", "desk", "domain", "scripts", "server", "shop"];

/**
 * Checks all texts: in each language that has a folder those that are missing, extra, empty or
 * unlike their English one, and the English ones that nothing uses. Each problem names file and key
 * and says what to do.
 */
export function checkCopy(folder = copyFolder, sources = readSources()): string[] {
  const problems: string[] = [];
  const read = (language: string) => {
    const files = new Map<string, CopyFile>();
    for (const file of filesOf(language, folder)) {
      try {
        files.set(file, readCopyFile(language, file, folder));
      } catch (error) {
        if (!(error instanceof CopyError)) throw error;
        problems.push(error.message);
      }
    }
    return files;
  };
  const english = read("en");
  problems.push(...englishProblems(english), ...unusedTexts(english, sources));
  for (const language of languageFolders(folder)) {
    if (language === "en") continue;
    const texts = read(language);
    problems.push(...translationProblems(language, texts, english));
  }
  return problems;
}

/** All sources that may read texts, tests left out. */
export function readSources(): Source[] {
  return sourceFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((name) => !name.startsWith(join(copyFolder, "compiled")))
      .map((name) => ({ name, code: readFileSync(name, "utf8") })),
  );
}

function unusedTexts(english: ReadonlyMap<string, CopyFile>, sources: readonly Source[]): string[] {
  const unused = [...english.keys()].filter((file) => !isImported(file, sources));
  const usersOf = usersOfTexts(english, sources);
  return [
    ...unused.map(
      (file) => `${copyFolder}/en/${file}.json: no source imports it. Delete it in every language.`,
    ),
    ...textsOf(english)
      .filter(({ file }) => !unused.includes(file))
      .filter((text) => usersOf(text).length === 0)
      .map((text) => `${addressOf("en", text)}: no source uses it. Delete it in every language.`),
  ];
}
