const BEYOND_LATIN_1 = /[\u0100-\uffff]/;
/** What a text takes in memory besides its characters. */
const TEXT_BYTES = 24;

/** Bytes that a text takes in memory: two for each character once one of them is not Latin-1. */
export function textBytes(text: string): number {
  return TEXT_BYTES + text.length * (BEYOND_LATIN_1.test(text) ? 2 : 1);
}

/** The text in memory of its own: a part of a longer text keeps all of that in memory. */
export function ownText(text: string): string {
  const encoding = BEYOND_LATIN_1.test(text) ? "utf16le" : "latin1";
  return Buffer.from(text, encoding).toString(encoding);
}

/**
 * The bytes in memory of their own. What zlib returns is a view of a block of 64 kB, all of which
 * stays in memory as long as the view does.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
