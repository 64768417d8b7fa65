// Checks the catalogue, then builds pages and scripts into build/.
// --if-changed: does nothing when the sources are those of the build that stands there.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { siteUrlPlaceholder } from "#server/site-url.ts";
import { runTool } from "./run-tool.ts";
import { sourcesHash } from "./sources-hash.ts";

const stamp = "build/.sources";
const hash = sourcesHash();
const fresh = existsSync(stamp) && readFileSync(stamp, "utf8") === hash;

if (!process.argv.includes("--if-changed") || !fresh) {
  const catalogCommand = "server/commands/catalog.ts";
  if (existsSync(catalogCommand)) await orExit(runTool([catalogCommand, "check"]));
  await orExit(
    runTool(["node_modules/@react-router/dev/bin.cjs", "build"], {
      NODE_ENV: "production",
      SITE_URL: siteUrlPlaceholder,
    }),
  );
  writeFileSync(stamp, hash);
}

async function orExit(running: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await running;
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(code);
}
