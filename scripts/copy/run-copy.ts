import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvRecords, UnreadableFileError } from "#server/catalog/import/file/csv-records.ts";
import { openText } from "#server/catalog/import/file/text-of-file.ts";
import { CommandError, WrongUse } from "#server/commands/leads/output.ts";
import { fileToWrite, namedFile } from "#server/commands/named-file.ts";
import { checkCopy, readSources } from "./check-copy.ts";
import { type CopyFile, copyFolder, readCopy } from "./read-copy.ts";
import { isHeading, languageName, takeTexts, toTextsCsv } from "./texts-csv.ts";
import { usersOfTexts } from "./used-texts.ts";

const usage = `npm run copy -- check                     checks all texts
npm run copy -- export LANGUAGE FILE.csv  writes the texts of a language beside the English ones
npm run copy -- import LANGUAGE FILE.csv  takes the texts of such a file
A language is a code, such as es.`;

/**
 * Runs the command and returns its exit code: 1 if a text is wrong or doesn't fit.
 * @param format formats the JSON files of a folder
 * @throws WrongUse, CommandError or CopyError
 */
export async function runCopy(
  args: readonly string[],
  format: (folder: string) => Promise<unknown>,
): Promise<number> {
  const [command, language = "", file, ...more] = args;
  if (command === "check" && language === "")
    return printProblems(checkCopy(), "The texts are all right.");
  if (!/^[a-z]{2,3}$/.test(language) || language === "en" || !file || more.length > 0) {
    throw new WrongUse(usage);
  }
  const english = readCopy("en");
  const copy = existsSync(join(copyFolder, language)) ? readCopy(language) : new Map();
  if (command === "export") {
    const usersOf = usersOfTexts(english, readSources());
    const path = fileToWrite(file);
    writeFileSync(path, toTextsCsv(language, { english, copy }, usersOf));
    console.log(`Wrote ${path}. Fill in the column “${languageName(language)}”.`);
    return 0;
  }
  if (command !== "import") throw new WrongUse(usage);
  const taken = takeTexts(language, { english, copy }, await rowsOf(namedFile(file)));
  writeTexts(language, taken.copy);
  await format(join(copyFolder, language));
  console.log(`${taken.changed} texts changed in ${copyFolder}/${language}.`);
  return printProblems(taken.problems);
}

function printProblems(problems: readonly string[], none = ""): number {
  if (problems.length === 0 && none !== "") console.log(none);
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
}

async function rowsOf(path: string): Promise<string[][]> {
  const text = await openText(path);
  if ("unreadable" in text) throw new CommandError(text.unreadable);
  const rows: string[][] = [];
  try {
    for await (const { cells } of csvRecords(text.chunks(), isHeading)) rows.push(cells);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new CommandError(error.message);
    throw error;
  }
  return rows;
}

function writeTexts(language: string, copy: ReadonlyMap<string, CopyFile>): void {
  mkdirSync(join(copyFolder, language), { recursive: true });
  for (const [file, texts] of copy) {
    const path = join(copyFolder, language, `${file}.json`);
    writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
  }
}
