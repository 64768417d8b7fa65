import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runChild } from "./run-child.mjs";

const stamp = join(root, "node_modules/.installed");

function currentHash() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of ["package-lock.json", "package.json"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Installs what the lockfile lists, when it changed since the last time. Not with `npm ci`, which
 * refuses a lockfile without packages for other platforms.
 */
export async function installIfNeeded() {
  const hashNow = currentHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hashNow) return;
  console.log("Installing what package-lock.json names (only when it changed) …");
  const code = await runChild(
    "npm",
    [
      "install",
      "--no-save",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--no-progress",
      "--loglevel=error",
    ],
    process.env,
  );
  if (code !== 0) {
    console.error(
      "Installing failed; npm's message above says why. Check the network, then retry.",
    );
    process.exit(code);
  }
  writeFileSync(stamp, hashNow);
}
