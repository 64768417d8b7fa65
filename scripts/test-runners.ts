import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool, type ToolRun } from "./run-tool.ts";
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
  const run = await runTool([
    ...["node_modules/vitest/vitest.mjs", "run", "--project", project],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  process.stdout.write(run.output);
  return tally(project, run, report, (json: VitestReport) => tallyVitest(json));
}

/** Runs the journeys in `tests/e2e`; without a browser it counts them as skipped. */
export async function browserTests(reports: string, chromium?: string): Promise<TestCounts> {
  const report = join(reports, "browser.json");
  const args = ["node_modules/@playwright/test/cli.js", "test"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: chromium };
  if (!chromium) {
    const { output } = await runTool([...args, "--list"]);
    return { ...noTests, skipped: Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1) };
  }
  const run = await runTool([...args, "--reporter=list,json"], env);
  process.stdout.write(run.output);
  return tally("browser", run, report, (json: PlaywrightReport) => tallyPlaywright(json));
}

/**
 * A runner that crashed before reporting, or failed without naming a test, counts as one failure.
 */
function tally<Report>(
  name: string,
  run: ToolRun,
  file: string,
  read: (report: Report) => TestCounts,
): TestCounts {
  const crashed = oneFailure(`The runner of the ${name} tests ended with ${run.code}.`);
  if (!existsSync(file)) return crashed;
  const sum = read(JSON.parse(readFileSync(file, "utf8")) as Report);
  return run.code !== 0 && sum.failed === 0 ? add(sum, crashed) : sum;
}
