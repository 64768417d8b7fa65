import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";

function logged(err: unknown): string {
  const lines: string[] = [];
  createLogger("info", { write: (line) => lines.push(line) }).error({ err }, "it failed");
  return lines.join();
}

it("logs what failed and where", () => {
  const err = Object.assign(new Error("the table is gone"), { code: "42P01" });
  const line = JSON.parse(logged(err));
  expect(line.err).toMatchObject({ type: "Error", message: "the table is gone", code: "42P01" });
  expect(line.err.stack).toContain("log.test.ts");
});

it("omits the row a database refused", () => {
  const detail = "Failing row contains (Dana Whitfield, dana@example.com).";
  const err = Object.assign(new Error("null value"), {
    detail,
    parameters: ["Dana"],
    where: "Dana",
  });
  expect(logged(err)).not.toContain("Dana");
  expect(logged(new Error("outer", { cause: err }))).not.toContain("Dana");
});

it("omits thrown values that aren't errors", () => {
  expect(logged({ data: "dana@example.com" })).not.toContain("dana");
});

/**
 * Runs a program whose log goes to `stdout`; one that hangs is ended after a while and has no
 * status.
 */
function run(program: string, stdout: "pipe" | number, args: string[] = []) {
  return spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program, "--", ...args],
    { encoding: "utf8", stdio: ["ignore", stdout, "pipe"], timeout: 20_000 },
  );
}

it("loses no line on a normal exit", () => {
  const program = `
    import { createLogger } from "#server/platform/log.ts";
    const logger = createLogger("info");
    for (let line = 0; line < 500; line++) logger.info({ line }, "written");
    process.exit(3);`;
  const { stdout, status } = run(program, "pipe");
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).line)).toEqual([...Array(500).keys()]);
  expect(status).toBe(3);
});

describe("on a full disk the log", () => {
  it("neither throws nor keeps the process from ending", () => {
    const program = `
      import { createLogger, flushLog } from "#server/platform/log.ts";
      const logger = createLogger("info");
      logger.info("lost");
      await flushLog(logger);
      logger.info("lost as well");
      process.exit(3);`;
    const { status, stderr } = run(program, openSync("/dev/full", "w"));
    expect(stderr).toBe("");
    expect(status).toBe(3);
  });

  it("drops lines, logs it, and continues when there is space", () => {
    const folder = mkdtempSync(join(tmpdir(), "log-"));
    const file = join(folder, "log");
    const program = `
      import { closeSync, openSync } from "node:fs";
      import { createLogger, flushLog } from "#server/platform/log.ts";
      const logger = createLogger("info");
      logger.info("lost");
      await flushLog(logger);
      // The next file gets the lowest free descriptor, so standard output is writable again.
      closeSync(1);
      openSync(process.argv[1], "a");
      logger.info("written");
      await flushLog(logger);
      logger.info("written too");`;
    const { status } = run(program, openSync("/dev/full", "w"), [file]);
    expect(status).toBe(0);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "lines of the log were lost before this one",
      "written",
      "written too",
    ]);
    rmSync(folder, { recursive: true });
  });
});
