// Checks with the registry whether a production dependency has a known vulnerability.
import { runProgram } from "./run-tool.ts";

interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; fixAvailable: unknown }>;
  error?: { summary?: string };
}

/** Result of an audit; `unknown` when the registry couldn't be reached. */
export type Audit =
  | { result: "clean" }
  | { result: "unknown"; why: string }
  | { result: "vulnerable"; findings: string[] };

/** Severities that fail the check; lower ones are only listed. */
const SEVERE = new Set(["high", "critical"]);

/**
 * Parses the output of `npm audit --json`. Anything but a report means the registry couldn't be
 * reached.
 */
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

/** Whether the findings must be fixed before a change is committed. */
export function isSevere(audit: Audit): boolean {
  return (
    audit.result === "vulnerable" &&
    audit.findings.some((finding) =>
      [...SEVERE].some((severity) => finding.includes(`(${severity}`)),
    )
  );
}

/** Audits the production dependencies in the lockfile, not the development tools. */
export async function auditDependencies(): Promise<Audit> {
  const { output } = await runProgram("npm", [
    "audit",
    "--omit=dev",
    "--json",
    "--package-lock-only",
    "--fetch-retries=0",
    "--fetch-timeout=20000",
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
