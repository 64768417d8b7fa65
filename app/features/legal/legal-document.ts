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
