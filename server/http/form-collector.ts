import type { PostedFile, PostedForm } from "#server/leads/submission.ts";

/** More fields than any form of ours has, by far (rule 16.5). */
export const MAX_FIELDS = 1_000;
/** Characters of text in a form, names and all; files are not counted. */
export const MAX_TEXT_LENGTH = 256 * 1024;

/** A file of a form that is still coming. */
export interface IncomingFile {
  /** Whether what is in it is to be kept. */
  wanted: boolean;
  /** Takes it into the form when all of it came. */
  accept: (content: Omit<PostedFile, "name">) => void;
}

/** Gathers the fields and files of a form, and says when there is too much of them. */
export class FormCollector {
  readonly #fields = new Map<string, string[]>();
  readonly #files = new Map<string, PostedFile>();
  #count = 0;
  #text = 0;
  #refusedStatus: 400 | 413 | undefined;

  /** The status to refuse the form with: unreadable, too much. */
  get refusedStatus(): 400 | 413 | undefined {
    return this.#refusedStatus;
  }

  /** The form is refused for what was wrong first. */
  refuse(status: 400 | 413): void {
    this.#refusedStatus ??= status;
  }

  addText(name: string | undefined, value: string): void {
    this.#take(name, value);
    if (name === undefined) return;
    const values = this.#fields.get(name);
    if (values) values.push(value);
    else this.#fields.set(name, [value]);
  }

  /** The first file of a field counts; a field left empty is posted as a file without name or content. */
  addFile(name: string | undefined, fileName: string): IncomingFile {
    this.#take(name, fileName);
    const isWanted = name !== undefined && !this.#files.has(name);
    return {
      wanted: isWanted,
      accept: (content) => {
        const leftEmpty = fileName === "" && content.size === 0;
        if (!leftEmpty && name !== undefined) this.#files.set(name, { name: fileName, ...content });
      },
    };
  }

  /** The form, once it is whole; a body that is not empty and holds no field is none. */
  finish(size: number): PostedForm | 400 | 413 {
    if (this.#count === 0 && size > 0) this.refuse(400);
    return this.#refusedStatus ?? { fields: this.#fields, files: this.#files };
  }

  #take(name: string | undefined, text: string): void {
    this.#count += 1;
    this.#text += (name?.length ?? 0) + text.length;
    if (name === undefined) this.refuse(400);
    if (this.#text > MAX_TEXT_LENGTH) this.refuse(413);
  }
}
