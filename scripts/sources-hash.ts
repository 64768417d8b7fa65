import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "copy", "desk", "domain", "shop", "server", "public", "scripts/vite"];
const files = [
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/build.ts",
];
/** These files carry their hash in their name; reading thousands of them would take seconds. */
const namedByContent = [join("public", "pictures"), join("public", "models")];

function* filesUnder(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Hashes all sources of the build, so that it changes when a new build is needed. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const path of [...files, ...folders.flatMap((folder) => [...filesUnder(folder)])]) {
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(`\0${path}\0`);
    if (!namedByContent.some((folder) => path.startsWith(folder))) hash.update(readFileSync(path));
  }
  return hash.digest("hex");
}
