/**
 * The words of a text for comparing in search: lower case, without accents and punctuation, English
 * plurals made singular (rule 6.2). "Bouclé Chairs" and "boucle chair" give the same words.
 */
export function normalizeWords(text: string): string[] {
  return splitWords(text).map(singular);
}

/** The words of a text in lower case without accents and punctuation; plurals stay. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "couches" → "couch", "accessories" → "accessory"; words such as "glass" stay. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
