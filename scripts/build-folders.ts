import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { isBuildFolder } from "#server/platform/is-build-folder.ts";

/** The current build and the two before it, for processes that haven't been restarted since. */
const KEPT_BUILDS = 3;
const CURRENT = "current";

/** Creates a build's folder, named after the time so that names sort by age. */
export function newBuildFolder(builds: string, now = new Date()): string {
  const folder = join(builds, now.toISOString().replace(/[:.]/g, "-"));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Makes a finished build the one served from the next start on, atomically: `current` is a link.
 * Older builds stay for the processes that still read them (decision 030).
 */
export function makeCurrent(builds: string, name: string): void {
  const link = join(builds, CURRENT);
  const next = `${link}-next`;
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, link);
  const old = readdirSync(builds).filter(isBuildFolder);
  for (const entry of old.sort().slice(0, -KEPT_BUILDS))
    rmSync(join(builds, entry), { recursive: true });
}
