import { languageTag } from "./language-tag.ts";

/** A paragraph, or a list of points that belong together. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor in the page, for the table of contents; the same in every language. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text of the shop. */
export interface LegalDocument {
  title: string;
  meta: { title: string; description: string };
  lead: string;
  /** `YYYY-MM-DD`. */
  effective: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  /** A summary in a few plain sentences. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}

/**
 * Formats `2025-09-22` as the shop writes dates in legal texts: `9/22/2025`, and in a language whose
 * readers put the day first `22 de septiembre de 2025`. Only the server does, so `Intl` may.
 * @param tag the language
 */
export function legalDate(date: string, tag = languageTag): string {
  const style = tag === "en-US" ? {} : ({ dateStyle: "long" } as const);
  return new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" }).format(new Date(date));
}
