/** Form fields as posted: every value a string, repeated names keep their order. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** A file as it was posted. */
export interface PostedFile {
  /** What the sender calls it; never used for anything but refusing it. */
  name: string;
  /** Bytes. */
  size: number;
  /** The first bytes of what is in it, or all of it; can be asked until the post is answered. */
  read: (most?: number) => Promise<Buffer>;
}

/** The files of a form by field name, one each; a file field left empty has none. */
export type PostedFiles = ReadonlyMap<string, PostedFile>;

/** A posted form taken apart. */
export interface PostedForm {
  fields: FormFields;
  files: PostedFiles;
}

/** Where and how a lead was sent; never trusted for anything but the record. */
export interface SubmitContext {
  /** Path of the page the form stood on, e.g. `/quote-request`. */
  sourcePage: string;
  files?: PostedFiles;
}

/** Messages by form field name; `form` for those that belong to no single field. */
export type FieldErrors = Record<string, string[]>;

export type SubmitResult =
  /**
   * `page` is the path of the shopper's own page about it, where there is one. `changed`: this form
   * was accepted before and says something else now, or was cancelled since; what counts is what
   * that page shows.
   */
  | { ok: true; reference: string; page?: string; changed?: true }
  /**
   * `conflict`: nothing is wrong with the form, but somebody else was faster. `retryAfter`: too
   * many came from this person; one more is welcome in so many seconds.
   */
  | { ok: false; errors: FieldErrors; conflict?: true; retryAfter?: number };
