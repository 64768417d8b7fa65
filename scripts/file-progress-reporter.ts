import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
} from "vitest/node";

/** Prints each test file as it ends, how many of all have, and at once why a test failed. */
export default class FileProgressReporter implements Reporter {
  #files = 0;
  #ended = 0;

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#files = specifications.length;
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state !== "failed") return;
    process.stdout.write(`FAILED ${test.module.relativeModuleId} › ${test.fullName}\n`);
    for (const error of errors) print(error);
  }

  onTestModuleEnd(file: TestModule) {
    this.#ended += 1;
    const mark = file.ok() ? "ok" : "FAILED";
    const time = `${(file.diagnostic().duration / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${mark} ${this.#ended} of ${this.#files} files  ${file.relativeModuleId} (${time})\n`,
    );
    for (const error of file.errors()) print(error);
  }

  onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const error of errors) print(error);
  }

  onUserConsoleLog({ type, content }: { type: string; content: string }) {
    if (type === "stderr") process.stderr.write(content);
  }
}

/** Prints an error and its causes, such as the reset connection of a "fetch failed". */
function print({ stack, message, diff, cause }: SerializedError & { diff?: string }) {
  process.stdout.write(`${[stack ?? message, ...(diff ? [diff] : [])].join("\n")}\n`);
  if (cause) print(cause);
}
