// `npm test` runs what a change must not break: types, unit tests and build in parallel, then the
// journeys tagged @essential. `npm run test:rest` runs all other tests: faults, web servers, three
// browser engines and the other journeys; `npm run test:all` runs both. The last line sums every
// runner. With TEST_SUM=FILE it adds the sum in FILE, if there is one, and writes the result there.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findHeadlessChromium } from "./find-chromium.ts";
import { findJava } from "./find-java.ts";
import { runTool } from "./run-tool.ts";
import { add, lastLines, noTests, oneFailure, type TestCounts } from "./sum-results.ts";
import { browserTests, journeysOf, vitest } from "./test-runners.ts";

const which = process.argv[2] ?? "essential";
if (!(which in journeysOf)) throw new Error(`Run with one of ${Object.keys(journeysOf)}.`);
const sumFile = process.env.TEST_SUM ?? "";

const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
// Shared compile cache, because tests start hundreds of processes that compile the same files.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
let sum: TestCounts = existsSync(sumFile) ? JSON.parse(readFileSync(sumFile, "utf8")) : noTests;

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

function build(): Promise<boolean> {
  return check("build", ["scripts/build.ts", "--if-changed"]);
}

/** Types, unit tests and build; returns whether the build succeeded. */
async function checkCode(): Promise<boolean> {
  await check("route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  const [, , built] = await Promise.all([
    check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
    vitest("unit", reports).then(count),
    build(),
  ]);
  return built;
}

const chromium = await findHeadlessChromium();
if (!chromium) {
  console.log("No browser: journeys are skipped. Install Chromium or set CHROME_PATH.");
  // Continuous integration must not pass with skipped tests.
  if (process.env.CI) count(oneFailure("no browser"));
}

if (which !== "essential" && !(await findJava())) {
  console.log("No Java: the W3C's HTML checker is skipped. Install a Java runtime.");
  if (process.env.CI) count(oneFailure("no Java"));
}

try {
  if (which === "rest" ? await build() : await checkCode()) {
    if (which !== "essential") {
      count(await vitest("chaos", reports));
      count(await vitest("servers", reports));
      count(await vitest("engines", reports));
    }
    count(await browserTests(which as keyof typeof journeysOf, reports, chromium));
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}

if (sumFile) writeFileSync(sumFile, JSON.stringify(sum));
console.log(lastLines(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
