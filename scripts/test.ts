// Types, unit tests, build, then journeys in a real browser. The last line sums every runner.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";
import { findPostgres } from "./find-postgres.ts";
import { runTool } from "./run-tool.ts";
import { add, lastLine, nothing, oneFailure, type Tally } from "./sum-results.ts";
import { browserTests, unitTests } from "./test-runners.ts";

const mustNotSkip = Boolean(process.env.CI);
const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
let sum: Tally = nothing;

function count(tally: Tally) {
  sum = add(sum, tally);
}

/** A check that isn't a test, such as the build: nothing when it passes, one failure when not. */
async function check(name: string, args: string[]): Promise<boolean> {
  const { code, output, seconds } = await runTool(args);
  console.log(`${code === 0 ? "ok" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  if (code === 0) return true;
  process.stdout.write(output);
  count(oneFailure);
  return false;
}

function missing(what: string, help: string) {
  console.log(`${mustNotSkip ? "FAILED" : "skipped"}  everything that needs ${what}: ${help}`);
  if (mustNotSkip) count(oneFailure);
}

const chromium = await findChromium();
if (!chromium) missing("a browser", "install Chromium or set CHROME_PATH.");
const postgres = await findPostgres();
if (!postgres) missing("PostgreSQL", "install it or set TEST_DATABASE_URL.");
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;

try {
  await check("route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  const [, , built] = await Promise.all([
    check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
    unitTests(reports).then(count),
    check("build", ["scripts/build.ts", "--if-changed"]),
  ]);
  if (built) count(await browserTests(reports, chromium));
} finally {
  await postgres?.stop();
  await rm(reports, { recursive: true, force: true });
}

console.log(lastLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
