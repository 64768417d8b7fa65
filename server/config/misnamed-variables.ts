import { editDistance } from "#domain/search/edit-distance.ts";
import { variableNames } from "./rules.ts";

/** Other programs' variables may be a letter away from `PORT` or `HOST`. */
const LONG_ENOUGH = 6;

/** Variables that are set and are none of ours, but one slip of the finger away from one. */
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

/** The same but for one letter too many, missing or wrong, or two that changed places. */
function isOneTypoAway(name: string, known: string): boolean {
  if (name === known) return true;
  if (known.length < LONG_ENOUGH) return false;
  return editDistance(name, known) <= 1;
}
