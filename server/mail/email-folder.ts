import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { moveIntoPlace, tempPathOf } from "#server/platform/atomic-file.ts";
import type { EmailTransport } from "./email-transport.ts";

/** Folder in `DATA_DIR` for emails while no email server is configured. */
export const EMAIL_FOLDER = "mail";

/** How the names of emails with a sign-in link begin; backups leave them out. */
export const signInEmailPrefix = "sign-in-";

/**
 * The transport that writes each email as `REFERENCE-sink.eml` into the data folder. A file is
 * written completely and synced to disk before it counts as delivered; another attempt replaces
 * it.
 */
export function emailFolder(dataDir: string): EmailTransport {
  const folder = join(dataDir, EMAIL_FOLDER);
  return {
    receiver: "folder",
    send: async ({ message }, name) => {
      try {
        await createFolder(folder);
        await writeEmailFile(join(folder, `${name}.eml`), message);
        return { kind: "delivered" };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {
          kind: "retry",
          error: `The mail could not be written to the data folder: ${reason}`,
        };
      }
    },
  };
}

/** Removes a lead's emails, including partial files. Returns how many there were. */
export async function removeEmailFiles(dataDir: string, reference: string): Promise<number> {
  const folder = join(dataDir, EMAIL_FOLDER);
  const names = await readdir(folder).catch(ignoreMissing);
  const ofLead = names.filter((name) => name.startsWith(`${reference}-`));
  for (const name of ofLead) await rm(join(folder, name), { force: true });
  return ofLead.length;
}

/** Doesn't create the data folder: if it is missing, it was moved and its path must stay free. */
async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

async function writeEmailFile(path: string, content: Buffer): Promise<void> {
  const file = await open(tempPathOf(path), "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await moveIntoPlace(path);
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
