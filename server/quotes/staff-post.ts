import type { FormReader } from "#server/leads/form-reader.ts";

/** A form that a staff member posted about a lead's quote. */
export interface StaffPost {
  form: FormReader;
  memberId: string;
  /** The draft's or the version's number, as the page showed it; NaN if it didn't say. */
  seen: number;
  /** Made by the browser once per click. */
  key: string | undefined;
}

/** What a script is told besides what every post is told. */
export type Told = Partial<{
  totals: object;
  savedAt: string;
  link: string;
  quoteVersion: number;
  undoUntil: string;
  payment: string;
}>;
