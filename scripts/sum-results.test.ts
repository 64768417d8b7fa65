import { describe, expect, it } from "vitest";
import { add, lastLine, tallyPlaywright, tallyVitest } from "./sum-results.ts";

const unit = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: "passed", assertionResults: [{}] }],
};

describe("the sum of all runners", () => {
  it("adds what every runner passed, failed and skipped", () => {
    const browser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };
    const sum = add(tallyVitest(unit), tallyPlaywright(browser));
    expect(lastLine(sum)).toBe("7 passed, 1 failed, 4 skipped");
  });

  it("counts a file that could not be loaded as a failure", () => {
    const broken = { ...unit, testResults: [{ status: "failed", assertionResults: [] }] };
    expect(tallyVitest(broken).failed).toBe(2);
  });

  it("counts a flaky test and an error outside any test as failures", () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(tallyPlaywright(report)).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });
});
