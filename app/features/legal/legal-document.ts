/** A paragraph, or a list of points that belong together. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor in the page, for the table of contents. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text as the shop writes it. */
export interface LegalDocument {
  title: string;
  meta: { title: string; description: string };
  lead: string;
  /** `YYYY-MM-DD`. */
  effective: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  /** The text in a few sentences nobody needs a lawyer for. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}

/** `2025-09-22` → `9/22/2025`, as the shop dates its texts. */
export function legalDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${month}/${day}/${year}`;
}
