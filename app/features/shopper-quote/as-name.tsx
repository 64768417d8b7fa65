import { NoTranslate } from "#ui/no-translate.tsx";

/** A name, number or amount within a text of `copy/`. */
export function asName(words: string) {
  return <NoTranslate>{words}</NoTranslate>;
}
