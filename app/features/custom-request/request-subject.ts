import { formLimits } from "#domain/form-limits.ts";

/** What a custom request starts with (rule 9.3): where it was opened, and for what. */
export interface RequestSubject {
  /** Slug of a room collection, or empty. */
  collection: string;
  lookingFor: string;
}

/** Reads the subject off an address such as `/custom-request?collection=bedroom`. */
export function customSubject(search: string): RequestSubject {
  const params = new URLSearchParams(search);
  return {
    collection: (params.get("collection") ?? "").slice(0, formLimits.collection),
    lookingFor: (params.get("lookingFor") ?? "").slice(0, formLimits.lookingFor),
  };
}
