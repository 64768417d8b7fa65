import { formLimits } from "#domain/form-limits.ts";

/**
 * Initial values of a custom request (rule 9.3): the collection it was opened from, and what is
 * looked for.
 */
export interface RequestSubject {
  /** Slug of a room collection, or empty. */
  collection: string;
  lookingFor: string;
}

/**
 * Reads the subject from the query of an address such as `/custom-request?collection=bedroom`,
 * shortened to the form's limits.
 */
export function customSubject(search: string): RequestSubject {
  const params = new URLSearchParams(search);
  return {
    collection: (params.get("collection") ?? "").slice(0, formLimits.collection),
    lookingFor: (params.get("lookingFor") ?? "").slice(0, formLimits.lookingFor),
  };
}
