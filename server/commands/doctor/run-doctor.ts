import type { Config, ConfigProblem } from "#server/config/read-config.ts";
import type { CheckedFinding } from "#server/doctor/check.ts";
import { allChecks } from "#server/doctor/checks.ts";
import { reportText } from "#server/doctor/report.ts";
import { runChecks } from "#server/doctor/run-checks.ts";
import { withTimeout } from "#server/doctor/with-timeout.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readSettings } from "#server/startup/load-config.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { readDoctorRequest, USAGE } from "./request.ts";

const CLOSING_MS = 500;

/**
 * Runs all checks and prints their findings (rule 16.14).
 * @param args the command line.
 * @returns the exit status: 1 if any finding is a fault.
 * @throws CommandError if the command line is invalid.
 */
export async function runDoctor(args: readonly string[]): Promise<0 | 1> {
  const { json, send, help } = readDoctorRequest(args);
  if (help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const settings = readSettings();
  const findings = settings.ok
    ? await checkAll(settings.config, send)
    : settings.problems.map(settingFault);
  process.stdout.write(`${json ? JSON.stringify(findings, null, 2) : reportText(findings)}\n`);
  return findings.some(({ level }) => level === "fault") ? 1 : 0;
}

function settingFault({ name, message }: ConfigProblem): CheckedFinding {
  return {
    check: "settings",
    level: "fault",
    seen: `${name} ${message}`,
    advice: "Correct it in the environment or in .env; docs/operating.md explains each variable.",
  };
}

async function checkAll(config: Config, send: boolean): Promise<CheckedFinding[]> {
  let opened: Promise<Store> | undefined;
  const store = () => {
    opened ??= openStore(config, { mustExist: true });
    return opened;
  };
  const findings = await runChecks(allChecks, { config, store, clock: systemClock, send });
  const closed = opened?.then((open) => open.close()).catch(() => undefined);
  // A database that hangs is not waited for, as the process is about to end.
  if (closed) await withTimeout(closed, CLOSING_MS, undefined);
  return findings;
}
