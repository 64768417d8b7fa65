/**
 * A random key of 32 hexadecimal digits. `crypto.randomUUID` exists only on https and localhost,
 * and a shop's test server may be neither.
 */
export function newKey(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keys are no secrets: where the browser's random numbers fail, plain ones do. */
function randomBytes(count: number): Uint8Array {
  try {
    return crypto.getRandomValues(new Uint8Array(count));
  } catch {
    return Uint8Array.from({ length: count }, () => Math.random() * 256);
  }
}
