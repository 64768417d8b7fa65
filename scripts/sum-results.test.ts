import { describe, expect, it } from "vitest";
import { add, lastLines, tallyPlaywright, tallyVitest } from "./sum-results.ts";

const unit = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: "price.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "prices are cents" },
        { status: "failed", fullName: "prices add up", failureMessages: ["expected 2\n  at x"] },
      ],
    },
  ],
};

const browser = {
  stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 },
  suites: [
    {
      title: "cart.spec.ts",
      suites: [
        {
          title: "without script",
          specs: [
            {
              title: "a piece is added",
              tests: [
                { projectName: "desktop", status: "expected", results: [{}] },
                {
                  projectName: "phone",
                  status: "unexpected",
                  results: [{ error: { message: "\u001b[31mno button\u001b[39m" } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
};

describe("the sum of all test runners", () => {
  it("adds up passed, failed and skipped tests and lists the failures first", () => {
    expect(lastLines(add(tallyVitest(unit), tallyPlaywright(browser)))).toBe(
      [
        "Failed:",
        "price.test.ts › prices add up",
        "    expected 2",
        "      at x",
        "[phone] cart.spec.ts › without script › a piece is added",
        "    no button",
        "7 passed, 2 failed, 4 skipped",
      ].join("\n"),
    );
  });

  it("is one line if nothing failed", () => {
    const passed = { ...unit, numFailedTests: 0, testResults: [] };
    expect(lastLines(tallyVitest(passed))).toBe("4 passed, 0 failed, 3 skipped");
  });

  it("counts a file that couldn't be loaded as a failure", () => {
    const unloadable = {
      name: "x.test.ts",
      status: "failed",
      message: "no x",
      assertionResults: [],
    };
    const broken = { ...unit, testResults: [unloadable] };
    expect(tallyVitest(broken)).toMatchObject({ failed: 2, failures: ["x.test.ts\n    no x"] });
  });

  it("counts a flaky test and an error outside any test as failures", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 };
    const report = { stats, suites: [], errors: [{ message: "no server" }] };
    expect(tallyPlaywright(report)).toEqual({
      passed: 0,
      failed: 2,
      skipped: 0,
      failures: ["outside any test\n    no server"],
    });
  });
});
