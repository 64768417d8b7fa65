/** A file's character encoding, by its `TextDecoder` label. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

/** How many non-ASCII characters are examined to distinguish Windows from Mac. */
const SAMPLES = 4000;

/**
 * Finds a file's encoding from its bytes, added chunk by chunk: by a byte order mark, the zeros of
 * UTF-16, valid UTF-8, or else whichever of Windows and Mac gives the more plausible text.
 */
export class EncodingDetector {
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  readonly #samples: [before: number, letter: number, after: number][] = [];
  readonly #zeros = { even: 0, odd: 0 };
  #marked: Encoding | undefined;
  #validUtf8 = true;
  #position = 0;

  add(bytes: Uint8Array): void {
    if (this.#position === 0) {
      this.#marked = byteOrderMark(bytes);
      this.#countZeros(bytes.subarray(0, 2000));
    }
    this.#position += bytes.length;
    if (this.#marked) return;
    this.#validUtf8 &&= this.#isUtf8(bytes);
    if (this.#samples.length < SAMPLES) this.#sample(bytes);
  }

  /** The encoding, once all chunks were added. */
  result(): Encoding {
    if (this.#marked) return this.#marked;
    const { even, odd } = this.#zeros;
    if (odd + even > 0 && Math.abs(odd - even) > Math.max(odd, even) / 2) {
      return odd > even ? "utf-16le" : "utf-16be";
    }
    if (this.#validUtf8 && this.#isUtf8()) return "utf-8";
    return this.#score("macintosh") > this.#score("windows-1252") ? "macintosh" : "windows-1252";
  }

  #countZeros(bytes: Uint8Array): void {
    bytes.forEach((byte, index) => {
      if (byte === 0) this.#zeros[index % 2 === 0 ? "even" : "odd"] += 1;
    });
  }

  #isUtf8(bytes?: Uint8Array): boolean {
    try {
      this.#utf8.decode(bytes, { stream: bytes !== undefined });
      return true;
    } catch {
      return false;
    }
  }

  #sample(bytes: Uint8Array): void {
    bytes.forEach((byte, index) => {
      if (byte < 0x80) return;
      this.#samples.push([bytes[index - 1] ?? 0x20, byte, bytes[index + 1] ?? 0x20]);
    });
  }

  /** How plausible the non-ASCII characters are between their neighbors; higher is better. */
  #score(encoding: "macintosh" | "windows-1252"): number {
    const decoder = new TextDecoder(encoding);
    return this.#samples.reduce((sum, around) => {
      const [before = "", letter = "", after = ""] = decoder.decode(Uint8Array.from(around));
      return sum + plausibility(before, letter, after);
    }, 0);
  }
}

function byteOrderMark(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined;
}

function plausibility(before: string, letter: string, after: string): number {
  if (/\p{Cc}/u.test(letter)) return -3;
  const inWord = /\p{Ll}/u.test(before) || /\p{Ll}/u.test(after);
  if (/\p{Ll}/u.test(letter)) return inWord ? 2 : -1;
  if (/\p{Lu}/u.test(letter)) return /\p{Ll}/u.test(before) ? -2 : 1;
  if (/[’‘“”–—…]/.test(letter)) return 2;
  if (/[½¼¾]/.test(letter)) return /[\d\s]/.test(before) ? 2 : -1;
  return /[\u00a0®™°×•]/.test(letter) ? 1 : -1;
}
