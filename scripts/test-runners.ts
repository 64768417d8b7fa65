import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool, runToolShown } from "./run-tool.ts";
import {
  add,
  noTests,
  oneFailure,
  type PlaywrightReport,
  type TestCounts,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from "./sum-results.ts";

/** Runs one of the projects in `vitest.config.ts`; all but `unit` need a build. */
export async function vitest(
  project: "unit" | "chaos" | "servers" | "engines",
  reports: string,
): Promise<TestCounts> {
  const report = join(reports, `${project}.json`);
  const code = await runToolShown([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=./scripts/file-progress-reporter.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return tally(project, code, report, (json: VitestReport) => tallyVitest(json));
}

/** Arguments that choose journeys by their tag `@essential`. */
export const journeysOf = {
  essential: ["--grep=@essential"],
  rest: ["--grep-invert=@essential"],
  all: [],
} as const;

/** Runs journeys in `tests/e2e`; without a browser it counts them as skipped. */
export async function browserTests(
  which: keyof typeof journeysOf,
  reports: string,
  chromium?: string,
): Promise<TestCounts> {
  const report = join(reports, "browser.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", ...journeysOf[which]];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: chromium };
  if (!chromium) {
    const { output } = await runTool([...args, "--list", "--reporter=list"]);
    return { ...noTests, skipped: Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1) };
  }
  const reporters = "--reporter=./scripts/progress-reporter.ts,json";
  const code = await runToolShown([...args, reporters], env);
  return tally("browser", code, report, (json: PlaywrightReport) => tallyPlaywright(json));
}

/**
 * A runner that crashed before reporting, or failed without naming a test, counts as one failure.
 */
function tally<Report>(
  name: string,
  code: number,
  file: string,
  read: (report: Report) => TestCounts,
): TestCounts {
  const crashed = oneFailure(`The runner of the ${name} tests ended with ${code}.`);
  if (!existsSync(file)) return crashed;
  const sum = read(JSON.parse(readFileSync(file, "utf8")) as Report);
  return code !== 0 && sum.failed === 0 ? add(sum, crashed) : sum;
}
