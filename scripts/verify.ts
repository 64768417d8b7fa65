// Everything a change must pass before it is committed, except browser tests: format and lint,
// types, dead code, unit tests, build, known vulnerabilities.
import { auditDependencies, isSevere } from "./audit.ts";
import { runTool } from "./run-tool.ts";

const reactRouter = "node_modules/@react-router/dev/bin.cjs";
const checks: [name: string, args: string[]][] = [
  ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]],
  ["route types", [reactRouter, "typegen"]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  ["dead code", ["node_modules/knip/bin/knip.js"]],
  ["texts", ["scripts/copy.ts", "check"]],
  ["unit tests", ["node_modules/vitest/vitest.mjs", "run", "--project", "unit"]],
  ["build", ["scripts/build.ts"]],
];

const failures: string[] = [];
for (const [name, args] of checks) {
  const { code, output, seconds } = await runTool(args);
  console.log(`${code === 0 ? "ok" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  if (code === 0) continue;
  failures.push(name);
  process.stdout.write(output);
}

const audit = await auditDependencies();
if (audit.result === "clean") console.log("ok  no known vulnerability in what the shop runs on");
if (audit.result === "unknown") {
  console.log(`NOT CHECKED  known vulnerabilities: the registry could not be asked (${audit.why})`);
}
if (audit.result === "vulnerable") {
  console.log(`${isSevere(audit) ? "FAILED" : "note"}  vulnerable: ${audit.findings.join("; ")}`);
  if (isSevere(audit)) failures.push("vulnerable dependencies");
}

if (failures.length > 0) console.log(`To fix: ${failures.join(", ")}.`);
process.exitCode = failures.length > 0 ? 1 : 0;
