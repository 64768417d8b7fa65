import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomicallyOnce } from "#server/platform/atomic-file.ts";

/** The fewest characters a link secret has, whoever made it. */
export const LINK_SECRET_LENGTH = 32;

/** The secret in the data folder is not whole; as a message for the owner, without what is left of it. */
export class LinkSecretDamagedError extends Error {}

export function newLinkSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The secret private links are signed with, made once and kept in the data folder, readable by the
 * owner only, and on disk before the first link is returned. Several processes starting together
 * end up with the same one. One that is kept already is read, and nothing is written.
 * @param made what it is to be if none is kept yet.
 * @throws LinkSecretDamagedError when it is too short to be one of ours.
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
