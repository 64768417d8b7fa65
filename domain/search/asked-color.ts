import { isColor, type PreparedLanguage } from "./prepare-language.ts";
import { readQuery, type Term } from "./read-query.ts";
import { textTokens } from "./text-tokens.ts";

/**
 * The label of a product's color that a query asks for, the first of those that match equally well;
 * undefined if the query names none of them. Colors count by the language's synonyms and narrower
 * words (rule 6.3): "gray chair" asks for "Dove Gray", or else for "Charcoal". Words of a kind or
 * material count only if they are the whole label: "walnut desk" asks for "Walnut", but "marble
 * table" not for "Marble White".
 */
export function askedColor(
  query: string,
  labels: readonly string[],
  language: PreparedLanguage,
): string | undefined {
  const words = readQuery(query, language).terms.map(termKeys);
  const all = new Set(words.flat());
  const shares = labels.map((label) => {
    const tokens = textTokens(label, language);
    const isNamed = [...tokens].every(([token, share]) => share < 1 || all.has(token));
    return words.map((keys) => {
      const counts = isNamed || isColor(keys, language);
      return counts ? Math.max(0, ...keys.map((key) => tokens.get(key) ?? 0)) : 0;
    });
  });
  let asked: string | undefined;
  let most = 0;
  for (const word of words.keys()) {
    for (const [at, label] of labels.entries()) {
      if (!shares[at]?.[word]) continue;
      const total = shares[at].reduce((sum, share) => sum + share, 0);
      if (total > most) [asked, most] = [label, total];
    }
  }
  return asked;
}

/** The word or phrase and its other names. */
function termKeys(term: Term): string[] {
  if (term.kind === "word") return [term.token];
  return term.kind === "phrase" ? [term.key, ...term.meanings] : [];
}
