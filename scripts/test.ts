// Runs types, unit tests and build in parallel, then the suites that need a build: the short fault
// tests, journeys in three browser engines and all journeys in Chromium. The last line sums every
// runner.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findHeadlessChromium } from "./find-chromium.ts";
import { findJava } from "./find-java.ts";
import { runTool } from "./run-tool.ts";
import { add, lastLines, noTests, oneFailure, type TestCounts } from "./sum-results.ts";
import { browserTests, vitest } from "./test-runners.ts";

const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
// Shared compile cache, because tests start hundreds of processes that compile the same files.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
let sum: TestCounts = noTests;

function count(tally: TestCounts) {
  sum = add(sum, tally);
}

/**
 * A check that isn't a test, such as the build: counts one failure if it fails, nothing if it
 * passes.
 */
async function check(name: string, args: string[]): Promise<boolean> {
  const { code, output, seconds } = await runTool(args);
  console.log(`${code === 0 ? "ok" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  if (code === 0) return true;
  process.stdout.write(output);
  count(oneFailure(name));
  return false;
}

const chromium = await findHeadlessChromium();
if (!chromium) {
  console.log("No browser: journeys are skipped. Install Chromium or set CHROME_PATH.");
  // Continuous integration must not pass with skipped tests.
  if (process.env.CI) count(oneFailure("no browser"));
}

if (!(await findJava())) {
  console.log("No Java: the W3C's HTML checker is skipped. Install a Java runtime.");
  if (process.env.CI) count(oneFailure("no Java"));
}

try {
  await check("route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  const [, , built] = await Promise.all([
    check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
    vitest("unit", reports).then(count),
    check("build", ["scripts/build.ts", "--if-changed"]),
  ]);
  if (built) {
    count(await vitest("chaos", reports));
    count(await vitest("servers", reports));
    count(await vitest("engines", reports));
    count(await browserTests(reports, chromium));
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}

console.log(lastLines(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
