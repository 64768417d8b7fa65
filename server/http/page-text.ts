/**
 * A page's bytes as text to edit, one character for each byte, which takes a fraction of the time of
 * decoding. What is looked for and inserted must be ASCII.
 */
export function pageText(bytes: Buffer): string {
  return bytes.toString("latin1");
}

/** The bytes of an edited page. */
export function pageBytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
