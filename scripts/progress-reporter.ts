import type {
  FullConfig,
  Reporter as JourneyReporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";

/** Prints each journey as it ends, how many of all have, and at once why one failed. */
export default class ProgressReporter implements JourneyReporter {
  #journeys = 0;
  #ended = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#journeys = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult) {
    this.#ended += 1;
    const mark = status === test.expectedStatus ? "ok" : "FAILED";
    const title = test.titlePath().slice(1).join(" › ");
    const time = `${(duration / 1000).toFixed(1)} s`;
    process.stdout.write(`${mark} ${this.#ended} of ${this.#journeys}  ${title} (${time})\n`);
    for (const error of errors) this.onError(error);
  }

  onError({ stack, message }: TestError) {
    process.stdout.write(`${stack ?? message}\n`);
  }

  onStdErr(chunk: string | Buffer) {
    process.stderr.write(chunk);
  }
}
