import { expect, it } from "vitest";
import { languageFolders, placeOf, readCopyFile, textsOf } from "./read-copy.ts";

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

it.each(
  languageFolders().flatMap((language) =>
    ["privacy-policy", "terms"].map((file) => [language, file] as const),
  ),
)(
  "%s/%s.json has the numbers of the English text in each paragraph (rule 2.26)",
  (language, file) => {
    const texts = textsOf(new Map([[file, readCopyFile(language, file)]]));
    const english = textsOf(new Map([[file, readCopyFile("en", file)]]));
    expect(texts.map((text) => [placeOf(text), numbersOf(text.text)])).toEqual(
      english.map((text) => [placeOf(text), numbersOf(text.text)]),
    );
  },
);
