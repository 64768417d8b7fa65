/** Form fields as posted: all values are strings, and repeated fields keep their order. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** A file as it was posted. */
export interface PostedFile {
  /** The file name the browser sent; used only to reject wrong file types. */
  name: string;
  /** Bytes. */
  size: number;
  /** Reads the first `maxBytes` bytes, or all of them; possible until the response is sent. */
  read: (maxBytes?: number) => Promise<Buffer>;
}

/** A form's files by field name, at most one each; an empty file field has none. */
export type PostedFiles = ReadonlyMap<string, PostedFile>;

/** A parsed form. */
export interface PostedForm {
  fields: FormFields;
  files: PostedFiles;
}

/** Where and how a lead was sent; not trusted, only recorded. */
export interface SubmitContext {
  /** Path of the page with the form, e.g. `/quote-request`. */
  sourcePage: string;
  files?: PostedFiles;
}

/** Messages by form field name; `form` for those that belong to no single field. */
export type FieldErrors = Record<string, string[]>;

export type SubmitResult =
  /**
   * `page`: path of the lead's private page, if it has one. `changed`: the form was stored before
   * and now differs, or was cancelled since; what `page` shows is what counts.
   */
  | { ok: true; reference: string; page?: string; changed?: true }
  /**
   * `conflict`: the form is valid, but another shopper was faster. `retryAfter`: this person has
   * sent too many; seconds until the next one is allowed.
   */
  | { ok: false; errors: FieldErrors; conflict?: true; retryAfter?: number };
