import * as addresses from "#addresses";
import { fromEnglish } from "#domain/addresses/translate.ts";

/**
 * The address of a page in the language of the build.
 * @param english its English address, as the catalog has it, with or without query and section
 */
export function addressHere(english: string): string {
  return fromEnglish(english, addresses) ?? english;
}
