import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run-child.mjs";

/** The first Node that runs TypeScript files directly and has all the APIs the shop uses. */
const oldestUsable = [22, 22];

function usable(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldestUsable[0] || (major === oldestUsable[0] && minor >= oldestUsable[1]);
}

/**
 * The pinned Node if its binary runs on this machine, else the current Node if it is new enough;
 * exits otherwise.
 */
export function pickNode() {
  const pinned = join(root, "node_modules/.bin/node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (usable(process.version)) return process.execPath;
  console.error(
    `The pinned Node does not run on this machine (${process.platform} ${process.arch}) and ` +
      `${process.version} is too old. Install Node ${oldestUsable.join(".")} or newer, then retry.`,
  );
  return process.exit(1);
}
