interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces parts of a page's bytes. All edits are made in one copy: pages are long, and each longer
 * string or buffer is work for the garbage collector.
 */
export class PageEdits {
  readonly #page: Buffer;
  readonly #edits: Edit[] = [];

  constructor(page: Buffer) {
    this.#page = page;
  }

  /** Puts a text in place of the bytes from `start` to before `end`. */
  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  /** The page with all edits; one inside a part that another replaces is left out. */
  apply(): Buffer {
    const parts: Buffer[] = [];
    let copied = 0;
    for (const { start, end, text } of this.#edits.toSorted((a, b) => a.start - b.start)) {
      if (start < copied) continue;
      parts.push(this.#page.subarray(copied, start), Buffer.from(text));
      copied = end;
    }
    return Buffer.concat([...parts, this.#page.subarray(copied)]);
  }
}

/** Where a text starts in a page, from the beginning on. */
export function* occurrences(page: Buffer, text: string): Generator<number> {
  const bytes = Buffer.from(text);
  for (let at = page.indexOf(bytes); at >= 0; at = page.indexOf(bytes, at + bytes.length)) yield at;
}
