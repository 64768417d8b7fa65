/**
 * A random key of 32 hexadecimal digits. `crypto.randomUUID` exists only on https and localhost,
 * and a shop's test server may be neither.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
