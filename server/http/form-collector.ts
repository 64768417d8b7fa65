import type { PostedFile, PostedForm } from "#server/leads/submission.ts";

/** Far more fields than any of our forms has (rule 16.5). */
export const MAX_FIELDS = 1_000;
/** Characters of text in a form, including field names; files are not counted. */
export const MAX_TEXT_LENGTH = 256 * 1024;

/** A file of a form that is still arriving. */
export interface IncomingFile {
  /** Whether its content should be kept. */
  wanted: boolean;
  /** Adds it to the form; to be called once it is complete. */
  accept: (content: Omit<PostedFile, "name">) => void;
}

/**
 * Collects the fields and files of a form. Refuses a form with a nameless part or too much text.
 */
export class FormCollector {
  readonly #fields = new Map<string, string[]>();
  readonly #files = new Map<string, PostedFile>();
  #fieldCount = 0;
  #textLength = 0;
  #refusedStatus: 400 | 413 | undefined;

  /** The status to refuse the form with: 400 if it is unreadable, 413 if it is too large. */
  get refusedStatus(): 400 | 413 | undefined {
    return this.#refusedStatus;
  }

  /** Refuses the form; only the first refusal counts. */
  refuse(status: 400 | 413): void {
    this.#refusedStatus ??= status;
  }

  addText(name: string | undefined, value: string): void {
    this.#count(name, value);
    if (name === undefined) return;
    const values = this.#fields.get(name);
    if (values) values.push(value);
    else this.#fields.set(name, [value]);
  }

  /**
   * Only the first file of a field is kept. Browsers post an empty file field as a file without
   * name or content.
   */
  addFile(name: string | undefined, fileName: string): IncomingFile {
    this.#count(name, fileName);
    const isWanted = name !== undefined && !this.#files.has(name);
    return {
      wanted: isWanted,
      accept: (content) => {
        const leftEmpty = fileName === "" && content.size === 0;
        if (!leftEmpty && name !== undefined) this.#files.set(name, { name: fileName, ...content });
      },
    };
  }

  /**
   * The complete form, or the status to refuse it with. A body with content but without fields
   * isn't a form.
   */
  finish(size: number): PostedForm | 400 | 413 {
    if (this.#fieldCount === 0 && size > 0) this.refuse(400);
    return this.#refusedStatus ?? { fields: this.#fields, files: this.#files };
  }

  #count(name: string | undefined, text: string): void {
    this.#fieldCount += 1;
    this.#textLength += (name?.length ?? 0) + text.length;
    if (name === undefined) this.refuse(400);
    if (this.#textLength > MAX_TEXT_LENGTH) this.refuse(413);
  }
}
