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
