import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { createLogger } from "./log.ts";

function logged(err: unknown): string {
  const lines: string[] = [];
  createLogger("info", { write: (line) => lines.push(line) }).error({ err }, "it failed");
  return lines.join();
}

it("says what failed and where", () => {
  const err = Object.assign(new Error("the table is gone"), { code: "42P01" });
  const line = JSON.parse(logged(err));
  expect(line.err).toMatchObject({ type: "Error", message: "the table is gone", code: "42P01" });
  expect(line.err.stack).toContain("log.test.ts");
});

it("leaves out the row a database refused", () => {
  const detail = "Failing row contains (Dana Whitfield, dana@example.com).";
  const err = Object.assign(new Error("null value"), {
    detail,
    parameters: ["Dana"],
    where: "Dana",
  });
  expect(logged(err)).not.toContain("Dana");
  expect(logged(new Error("outer", { cause: err }))).not.toContain("Dana");
});

it("leaves out whatever was thrown that is no error", () => {
  expect(logged({ data: "dana@example.com" })).not.toContain("dana");
});

it("loses no line when the process ends of itself", () => {
  const program = `
    import { createLogger } from "#server/log.ts";
    const logger = createLogger("info");
    for (let line = 0; line < 500; line++) logger.info({ line }, "written");
    process.exit(3);`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    { encoding: "utf8" },
  );
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).line)).toEqual([...Array(500).keys()]);
  expect(status).toBe(3);
});
