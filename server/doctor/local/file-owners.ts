import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "#server/doctor/check.ts";
import { EMAIL_FOLDER } from "#server/mail/email-folder.ts";
import { SQLITE_FILE } from "#server/store/sqlite.ts";

const OTHERS_READ = 0o004;
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;

/** Checks who owns the data folder and its files, and who else may read or change them. */
export async function ownerFindings(dataDir: string): Promise<Finding[]> {
  const uid = process.getuid?.();
  // Windows has no such owners or modes.
  if (uid === undefined) return [];
  const secret = ["link-secret", SQLITE_FILE, `${SQLITE_FILE}-wal`, EMAIL_FOLDER].map((name) =>
    join(dataDir, name),
  );
  const findings = [
    ...(await folderFindings(dataDir)),
    ...(await Promise.all([...secret, ".env"].map((path) => readableByOthers(path)))).flat(),
    ...(await Promise.all([dataDir, ...secret].map((path) => ownedByOther(path, uid)))).flat(),
  ];
  return findings;
}

async function folderFindings(dataDir: string): Promise<Finding[]> {
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS_WRITE) === 0 || (mode & STICKY) !== 0) return [];
  return [
    {
      level: "warning",
      seen: `every user of this machine may put files into ${dataDir} and take the database away`,
      advice: `chmod o-w ${dataDir}`,
    },
  ];
}

async function readableByOthers(path: string): Promise<Finding[]> {
  const found = await statOf(path);
  if (!found || (found.mode & OTHERS_READ) === 0) return [];
  return [
    {
      level: "warning",
      seen: `every user of this machine may read ${path}`,
      advice: `chmod o-rwx ${path}`,
    },
  ];
}

async function ownedByOther(path: string, uid: number): Promise<Finding[]> {
  const found = await statOf(path);
  if (!found || found.uid === uid) return [];
  const hasAccess = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (hasAccess && uid !== 0) return [];
  return [
    {
      level: hasAccess ? "warning" : "fault",
      seen: `${path} belongs to another user (${found.uid}) than you are (${uid})`,
      advice: hasAccess
        ? "Run the shop and its commands as one user: what root writes there the shop may not change."
        : `Run this as that user, or give yours the folder: chown -R ${uid} FOLDER.`,
    },
  ];
}

function statOf(path: string) {
  return stat(path).catch(() => undefined);
}
