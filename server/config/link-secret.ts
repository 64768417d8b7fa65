import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomicallyOnce } from "#server/platform/atomic-file.ts";

/** Minimum length of a link secret in characters. */
export const LINK_SECRET_LENGTH = 32;

/**
 * The secret in the data folder is incomplete; the message for the owner doesn't contain what is
 * left of it.
 */
export class LinkSecretDamagedError extends Error {}

export function newLinkSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The secret that signs private links. Reads it from the data folder, or creates it there,
 * readable by the owner only and on disk before this returns. Processes that start together get
 * the same secret.
 * @param made the secret to store if there is none yet.
 * @throws LinkSecretDamagedError if it is too short to be complete.
 */
export function loadOrCreateLinkSecret(dataDir: string, made = newLinkSecret()): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "link-secret");
  if (!existsSync(path)) writeAtomicallyOnce({ path, content: made });
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < LINK_SECRET_LENGTH)
    throw new LinkSecretDamagedError(damaged(path, secret.length));
  return secret;
}

function damaged(path: string, length: number): string {
  return `is kept in ${path}, and that file is damaged: it has ${length} characters instead of ${LINK_SECRET_LENGTH} or more. Put it back from a copy of the folder; if there is none, delete it, and a new one is made: private links in mails sent before will not open any more`;
}
