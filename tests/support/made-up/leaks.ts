import { withoutNames } from "#tests/support/shared-names.ts";
import type { ShownText } from "#tests/support/shown-texts.ts";

/**
 * What of these texts isn't in the made-up language: words that aren't in ⟦⟧, and words in it
 * without accents on their vowels.
 * @param given other words that are right as they are, such as what a shopper has typed
 */
export function leaks(texts: readonly ShownText[], given: readonly string[] = []): string[] {
  const faults = texts.flatMap(({ where, inside, outside }) => {
    const plain = withoutNames(outside, given);
    const unaccented = withoutNames(inside, given).match(/[^\s⟦⟧]*[aeiou][^\s⟦⟧]*/gi) ?? [];
    return [
      ...(/\p{L}/u.test(plain) ? [`${where}: “${outside.trim()}” is in no text`] : []),
      ...(unaccented.length > 0 ? [`${where}: ${unaccented.join(" ")} in “${inside}”`] : []),
    ];
  });
  return [...new Set(faults)];
}
