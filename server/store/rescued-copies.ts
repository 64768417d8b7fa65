import { existsSync, linkSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { SQLITE_FILE } from "./sqlite.ts";

const RESCUED = /^rescued-[\dTZ-]+\.sqlite$/;

/** Paths of the copies the shop made of lost databases, oldest first. */
export function rescuedCopies(dataDir: string): string[] {
  const prefix = `${basename(resolve(dataDir))}-`;
  return [
    ...namesIn(dataDir)
      .filter((name) => RESCUED.test(name))
      .map((name) => join(resolve(dataDir), name)),
    ...namesIn(dirname(resolve(dataDir)))
      .filter((name) => name.startsWith(prefix) && RESCUED.test(name.slice(prefix.length)))
      .map((name) => join(dirname(resolve(dataDir)), name)),
  ].toSorted((a, b) => stampOf(a).localeCompare(stampOf(b)));
}

/**
 * If the shop's database is missing, moves the latest rescued copy to its place (decision 024).
 * Returns messages for the owner, one per line.
 */
export function restoreRescuedCopy(dataDir: string): string[] {
  const copies = rescuedCopies(dataDir);
  const place = join(resolve(dataDir), SQLITE_FILE);
  const latest = copies.at(-1);
  if (latest && !existsSync(place)) {
    try {
      // Fails if another process was faster; never overwrites anything.
      linkSync(latest, place);
      rmSync(latest);
      copies.pop();
      return [
        `${place} was missing: the copy ${latest} took its place.`,
        ...copies.map(mergeAdvice),
      ];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        return [`${place} is missing, and ${latest} could not take its place: move it there.`];
      }
    }
  }
  return copies.map(mergeAdvice);
}

function mergeAdvice(file: string): string {
  return `${file} holds leads that ${SQLITE_FILE} may lack. Add them: npm run data -- merge ${file}; then delete that file.`;
}

function stampOf(file: string): string {
  return /rescued-.*$/.exec(file)?.[0] ?? "";
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
