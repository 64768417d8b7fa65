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
  es: { tag: "es-US", start: "/es" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/**
 * The language of the page at a path, also of its data: what the path starts with decides, nothing else.
 */
export function languageOfPath(path: string): Language {
  const [, first = ""] = path.toLowerCase().split(/[/.]/, 2);
  const facts: [string, LanguageFacts][] = Object.entries(languages);
  const found = facts.find(([, { start }]) => start !== "" && start === `/${first}`);
  return (found?.[0] ?? "en") as Language;
}
