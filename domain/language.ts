/** A language of the site. */
export interface LanguageFacts {
  /** The document's `lang`. */
  tag: string;
  /** What its addresses start with. */
  start: string;
}

/** The site's languages, by their code; the first one has the addresses without a start. */
export const languages = {
  en: { tag: "en-US", start: "" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** The language of an address of the site, by what its path starts with. */
export function languageOfPath(path: string): Language {
  const codes = Object.keys(languages) as Language[];
  const named = codes.find((code) => {
    const { start }: LanguageFacts = languages[code];
    return start !== "" && (path === start || path.startsWith(`${start}/`));
  });
  return named ?? "en";
}
