/**
 * Memory for bytes that are needed only for a moment, used again and again: a new buffer for each
 * page makes the garbage collector run several times as often (decision 041).
 */
export class ScratchBuffer {
  #memory = Buffer.alloc(0);
  #length = 0;

  /** What was appended since `clear`; valid until the next `clear` or `append`. */
  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  /**
   * Forgets what was appended.
   * @param expected bytes that will be appended, if known
   */
  clear(expected = 0): void {
    this.#length = 0;
    this.#reserve(expected);
  }

  append(part: string | Uint8Array): void {
    if (typeof part === "string") {
      this.#reserve(this.#length + Buffer.byteLength(part));
      this.#length += this.#memory.write(part, this.#length);
    } else {
      this.#reserve(this.#length + part.length);
      this.#memory.set(part, this.#length);
      this.#length += part.length;
    }
  }

  /** Appends a part that then stands before the last `bytes` bytes. */
  insertBefore(bytes: number, part: string): void {
    const end = Buffer.from(this.bytes.subarray(this.#length - bytes));
    this.#length -= bytes;
    this.append(part);
    this.append(end);
  }

  #reserve(bytes: number) {
    if (bytes <= this.#memory.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#memory.length * 2));
    larger.set(this.bytes);
    this.#memory = larger;
  }
}
