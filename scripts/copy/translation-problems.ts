import { type Language, languages } from "#domain/language.ts";
import { fontCharacters } from "./font-characters.ts";
import { addressOf, type CopyFile, placeOf, textsOf } from "./read-copy.ts";
import { differences, textProblems } from "./text-problems.ts";

type Copy = ReadonlyMap<string, CopyFile>;

/** What is wrong with the English texts by themselves. */
export function englishProblems(copy: Copy): string[] {
  return textsOf(copy).flatMap((placed) => {
    const address = addressOf("en", placed);
    if (placed.text === "") return [`${address}: is empty. Write it, or remove it.`];
    return textProblems(placed.text, tagOf("en"), inFonts).map(
      (problem) => `${address}: “${placed.text}” ${problem}`,
    );
  });
}

/** What is wrong with a language's texts compared to the English ones. */
export function translationProblems(language: string, copy: Copy, english: Copy): string[] {
  const texts = textsOf(copy);
  const originals = new Map(textsOf(english).map((text) => [placeOf(text), text]));
  const translated = new Set(texts.map(placeOf));
  return [
    ...[...originals.values()]
      .filter((original) => !translated.has(placeOf(original)))
      .map(
        (original) => `${addressOf(language, original)}: is missing. Translate “${original.text}”.`,
      ),
    ...texts.flatMap((text) => {
      const original = originals.get(placeOf(text));
      const address = addressOf(language, text);
      if (!original) return [`${address}: has no English text. Remove it, or add that one.`];
      return misfits(text.text, original.text, tagOf(language)).map(
        (problem) => `${address}: “${text.text}” ${problem}`,
      );
    }),
  ];
}

/** What is wrong with a translation, by itself and compared to its English text. */
export function misfits(text: string, english: string, tag: string): string[] {
  if (text === "") return [`stands for “${english}” and is empty. Translate it.`];
  const own = textProblems(text, tag, inFonts);
  const comparable = textProblems(english, tagOf("en"), () => true).length === 0;
  return own.length > 0 || !comparable ? own : differences(text, english);
}

/** The BCP 47 tag of a folder's language, also of one that the site doesn't offer yet. */
export function tagOf(language: string): string {
  return Object.hasOwn(languages, language) ? languages[language as Language].tag : language;
}

const inFonts = fontCharacters();
