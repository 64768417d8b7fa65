import { existsSync, linkSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { SQLITE_FILE } from "./sqlite.ts";

const RESCUED = /^rescued-[\dTZ-]+\.sqlite$/;

/** Copies the shop made when its database was deleted under it, the oldest first. */
export function rescuedCopies(dataDir: string): string[] {
  const nearby = `${basename(resolve(dataDir))}-`;
  return [
    ...namesIn(dataDir)
      .filter((name) => RESCUED.test(name))
      .map((name) => join(resolve(dataDir), name)),
    ...namesIn(dirname(resolve(dataDir)))
      .filter((name) => name.startsWith(nearby) && RESCUED.test(name.slice(nearby.length)))
      .map((name) => join(dirname(resolve(dataDir)), name)),
  ].toSorted((a, b) => stampOf(a).localeCompare(stampOf(b)));
}

/**
 * Where the shop's database is missing, the last copy it made of it takes its place (decision 024).
 * Returns what the owner is to know, line by line.
 */
export function restoreRescuedCopy(dataDir: string): string[] {
  const copies = rescuedCopies(dataDir);
  const place = join(resolve(dataDir), SQLITE_FILE);
  const latest = copies.at(-1);
  if (latest && !existsSync(place)) {
    try {
      // Fails where another process was quicker, and overwrites nothing.
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
