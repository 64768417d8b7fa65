import { createHmac, timingSafeEqual } from "node:crypto";

/** Characters of a signature. */
export const hexOfSignature = 32;

/**
 * The signature of a text that goes into an address: half of its HMAC-SHA-256, in lower-case hex.
 * @param text starts with what the signature is for, so that none serves another purpose
 */
export function hexSignature(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex").slice(0, hexOfSignature);
}

/** Whether a signature is that of a text; takes the same time for each of the right length. */
export function isHexSignature(given: string, text: string, secret: string): boolean {
  const expected = Buffer.from(hexSignature(text, secret));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
