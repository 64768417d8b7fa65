import { pathIn } from "#domain/addresses/path-in.ts";
import { language } from "#domain/paths.ts";

/**
 * The address of a page in the language of the build.
 * @param english its English address, as the catalog has it, with or without query and section
 */
export function addressHere(english: string): string {
  return pathIn(language, english);
}
