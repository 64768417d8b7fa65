import { expect, it } from "vitest";
import { isGrave, readAudit } from "./audit.ts";

const report = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } });

it("is clean when the registry knows of nothing", () => {
  expect(readAudit(report({}))).toEqual({ result: "clean" });
});

it("names what is vulnerable, and stops for what is grave", () => {
  const low = readAudit(report({ qs: { severity: "low", fixAvailable: false } }));
  expect(low).toEqual({ result: "vulnerable", findings: ["qs (low)"] });
  expect(isGrave(low)).toBe(false);
  const high = readAudit(report({ qs: { severity: "high", fixAvailable: true } }));
  expect(isGrave(high)).toBe(true);
  expect(high).toMatchObject({ findings: ["qs (high, a fixed version exists)"] });
});

it("does not call unreachable clean", () => {
  const unreachable = '{"error":{"code":"ENOAUDIT","summary":"audit endpoint returned an error"}}';
  expect(readAudit(unreachable)).toEqual({
    result: "unknown",
    why: "audit endpoint returned an error",
  });
  for (const output of ["", "npm error code ENOTFOUND", "<html>503</html>", "{}"]) {
    expect(readAudit(output).result).toBe("unknown");
  }
});
