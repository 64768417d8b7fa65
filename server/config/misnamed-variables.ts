import { editDistance } from "#domain/search/edit-distance.ts";
import { variableNames } from "./rules.ts";

/**
 * Shorter names are not checked, as other programs' variables may be one letter away from `PORT`
 * or `HOST`.
 */
const MIN_LENGTH = 6;

/** Unknown variables that are one typo away from a known one. */
export function misnamedVariables(env: NodeJS.ProcessEnv): { name: string; meant: string }[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value?.trim() || variableNames.includes(name)) return [];
    const meant = variableNames.find((known) => isOneTypoAway(plain(name), plain(known)));
    return meant ? [{ name, meant }] : [];
  });
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z]/g, "");
}

/**
 * Whether they differ by one letter added, missing or wrong, or by two adjacent letters swapped.
 */
function isOneTypoAway(name: string, known: string): boolean {
  if (name === known) return true;
  if (known.length < MIN_LENGTH) return false;
  return editDistance(name, known) <= 1;
}
