import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 64 hex digits. */
export function newToken(): string {
  return randomBytes(32).toString("hex");
}

/** What the database stores of a token, so that reading it reveals none. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
