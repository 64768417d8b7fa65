/**
 * A key nobody else has, 32 hexadecimal digits. `crypto.randomUUID` exists on https and localhost
 * only; a shop's test server may be neither.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
