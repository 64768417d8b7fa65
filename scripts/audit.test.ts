import { expect, it } from "vitest";
import { isSevere, readAudit } from "./audit.ts";

const report = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } });

it("reports no findings without known vulnerabilities", () => {
  expect(readAudit(report({}))).toEqual({ result: "clean" });
});

it("names vulnerabilities and fails for severe ones", () => {
  const low = readAudit(report({ qs: { severity: "low", fixAvailable: false } }));
  expect(low).toEqual({ result: "vulnerable", findings: ["qs (low)"] });
  expect(isSevere(low)).toBe(false);
  const high = readAudit(report({ qs: { severity: "high", fixAvailable: true } }));
  expect(isSevere(high)).toBe(true);
  expect(high).toMatchObject({ findings: ["qs (high, a fixed version exists)"] });
});

it('doesn\'t report "clean" when the registry is unreachable', () => {
  const unreachable = '{"error":{"code":"ENOAUDIT","summary":"audit endpoint returned an error"}}';
  expect(readAudit(unreachable)).toEqual({
    result: "unknown",
    why: "audit endpoint returned an error",
  });
  for (const output of ["", "npm error code ENOTFOUND", "<html>503</html>", "{}"]) {
    expect(readAudit(output).result).toBe("unknown");
  }
});
