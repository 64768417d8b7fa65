// Asks the registry whether a dependency the shop runs on has a known vulnerability.
import { runProgram } from "./run-tool.ts";

interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; fixAvailable: unknown }>;
  error?: { summary?: string };
}

/** How an audit ended; `unknown` when nobody could be asked. */
export type Audit =
  | { result: "clean" }
  | { result: "unknown"; why: string }
  | { result: "vulnerable"; findings: string[] };

/** Severities that stop a hand-in; lesser ones are named. */
const SEVERE = new Set(["high", "critical"]);

/** What `npm audit --json` said, in our words. Anything but a report means that nobody was asked. */
export function readAudit(output: string): Audit {
  const report = parse(output);
  if (!report?.metadata?.vulnerabilities) {
    const code = /\bE[A-Z]{4,}|\b[45]\d\d [A-Z][A-Za-z ]+/.exec(output)?.[0];
    return { result: "unknown", why: report?.error?.summary ?? code ?? "it gave no report" };
  }
  const findings = Object.entries(report.vulnerabilities ?? {}).map(
    ([name, { severity, fixAvailable }]) =>
      `${name} (${severity}${fixAvailable ? ", a fixed version exists" : ""})`,
  );
  return findings.length === 0 ? { result: "clean" } : { result: "vulnerable", findings };
}

/** Whether findings must be mended before anything is handed in. */
export function isSevere(audit: Audit): boolean {
  return (
    audit.result === "vulnerable" &&
    audit.findings.some((finding) =>
      [...SEVERE].some((severity) => finding.includes(`(${severity}`)),
    )
  );
}

/** Audits what the lockfile pins for running the shop, not its tools. */
export async function auditDependencies(): Promise<Audit> {
  const { output } = await runProgram("npm", [
    ...["audit", "--omit=dev", "--json", "--package-lock-only"],
    ...["--fetch-retries=0", "--fetch-timeout=20000"],
  ]);
  return readAudit(output);
}

function parse(output: string): AuditReport | undefined {
  const start = output.indexOf("{");
  try {
    return start < 0 ? undefined : (JSON.parse(output.slice(start)) as AuditReport);
  } catch {
    return undefined;
  }
}
