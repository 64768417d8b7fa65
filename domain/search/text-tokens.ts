import type { FoundPhrase } from "./phrases.ts";
import { isColor, type PreparedLanguage } from "./prepare-language.ts";
import { readItems } from "./read-items.ts";

/** Share of a word's weight for another word with the same meaning (rule 6.5). */
export const meaningShare = 0.8;
/** Share of a word's weight for a broader word (rule 6.5). */
const widerShare = 0.6;

/** The tokens a text is found by, each with its share of the text's weight: 1 if it is in the text. */
export function textTokens(text: string, language: PreparedLanguage): Map<string, number> {
  const found = new Map<string, number>();
  const tokens = meaningfulTokens(text, language);
  for (let start = 0; start < tokens.length; start += 1) {
    const token = tokens[start] ?? "";
    add(found, token, 1);
    addWiderTokens(found, token, language);
    for (const phrase of language.phrases.allAt(tokens, start)) addPhrase(found, phrase, language);
  }
  return found;
}

/** Adds the tokens a text is found by to a set, for texts whose words all weigh the same. */
export function addTextTokens(found: Set<string>, text: string, language: PreparedLanguage): void {
  const { phrases } = language;
  const addWithWider = (key: string) => {
    found.add(key);
    for (const wide of phrases.wider(key)) found.add(wide);
  };
  const tokens = meaningfulTokens(text, language);
  for (let start = 0; start < tokens.length; start += 1) {
    addWithWider(tokens[start] ?? "");
    for (const { key, meanings } of phrases.allAt(tokens, start)) {
      addWithWider(key);
      for (const meaning of meanings) addWithWider(meaning);
    }
  }
}

/**
 * The tokens of the kind of product a title names: "lift chair" and "chair" of "Model 4820 Petite
 * Lift Chair", "loveseat" of "Galvez Loveseat with Console" and of "Galvez Loveseat Gray".
 */
export function nounTokens(title: string, language: PreparedLanguage): Map<string, number> {
  const [head = ""] = title.split(/[,(:–—]|\s-\s/, 1);
  const items = readItems(head, language.words);
  const stop = items.findIndex(
    (item, at) => at > 0 && item.kind === "word" && language.words.endsNoun(item.typed),
  );
  const kept = (stop < 0 ? items : items.slice(0, stop)).filter((item) => item.kind === "word");
  const tokens = kept.map(({ token }) => token);
  if (language.nounAt === "end") dropColors(tokens, language);
  const found = new Map<string, number>();
  const noun = language.nounAt === "end" ? tokens.at(-1) : tokens[0];
  if (noun === undefined) return found;
  add(found, noun, 1);
  addWiderTokens(found, noun, language);
  for (const start of tokens.keys()) {
    for (const phrase of language.phrases.allAt(tokens, start)) {
      const hasNoun =
        language.nounAt === "end" ? start + phrase.length === tokens.length : start === 0;
      if (hasNoun) addPhrase(found, phrase, language);
    }
  }
  return found;
}

/** Drops colors at the end, which some titles name there. */
function dropColors(tokens: string[], language: PreparedLanguage): void {
  while (tokens.length > 1 && isColor(tokens.slice(-1), language)) tokens.pop();
}

/** Tokens of a text in order, without fillers. */
function meaningfulTokens(text: string, { words }: PreparedLanguage): string[] {
  const tokens: string[] = [];
  for (const item of readItems(text, words)) {
    if (item.kind === "money" || (item.kind === "word" && item.isFiller)) continue;
    tokens.push(item.token);
  }
  return tokens;
}

function addPhrase(
  found: Map<string, number>,
  { key, meanings }: FoundPhrase,
  language: PreparedLanguage,
): void {
  add(found, key, 1);
  addWiderTokens(found, key, language);
  for (const meaning of meanings) {
    add(found, meaning, meaning === key ? 1 : meaningShare);
    addWiderTokens(found, meaning, language);
  }
}

function addWiderTokens(
  found: Map<string, number>,
  key: string,
  { phrases }: PreparedLanguage,
): void {
  for (const wide of phrases.wider(key)) add(found, wide, widerShare);
}

function add(found: Map<string, number>, token: string, share: number): void {
  if ((found.get(token) ?? 0) < share) found.set(token, share);
}
