/** Shorter words, such as "gas", are never plurals. */
const minPluralLength = 4;
/** Letters that must be left before an ending: "pies" isn't "py". */
const minStemLength = 2;

/**
 * Makes a function that turns plurals into singulars by the endings of a language; other words stay
 * (rule 6.2).
 */
export function singularBy(
  plurals: readonly (readonly [plural: string, singular: string])[],
): (word: string) => string {
  return (word) => {
    if (word.length < minPluralLength) return word;
    for (const [plural, singular] of plurals) {
      if (word.endsWith(plural) && word.length - plural.length >= minStemLength) {
        return word.slice(0, word.length - plural.length) + singular;
      }
    }
    return word;
  };
}
