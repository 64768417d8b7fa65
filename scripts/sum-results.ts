import { stripVTControlCharacters } from "node:util";

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** The title of each failed test, if it has one, with the first lines of its error. */
  failures: readonly string[];
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A check that failed as a whole. */
export function oneFailure(title: string): TestCounts {
  return { ...noTests, failed: 1, failures: [title] };
}

export function add(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

/** The last lines of a test run: the failures once more in one place, and the sum. */
export function lastLines({ passed, failed, skipped, failures }: TestCounts): string {
  const sum = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [...(failures.length > 0 ? ["Failed:", ...failures] : []), sum].join("\n");
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** A file that couldn't be loaded has no tests to count, so it counts as one failure. */
export function tallyVitest(report: VitestReport): TestCounts {
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...unloadable.map((file) => failure(file.name, file.message))],
  };
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: PlaywrightError }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
}

/** A test that passed only on a retry counts as failed. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresIn(suite, [])),
      ...errors.map((error) => failure("outside any test", error.message)),
    ],
  };
}

function failuresIn(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, suite.title];
  const ownFailures = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        return failure(`[${projectName}] ${[...path, spec.title].join(" › ")}`, message);
      }),
  );
  return [...ownFailures, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
}

/** Errors can be hundreds of lines; the full text is printed where the test failed. */
function failure(title: string, message = ""): string {
  const firstLines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return [title, ...firstLines.filter((line) => line.trim() !== "")].join("\n    ");
}
