import type { Config } from "#server/config/read-config.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";

/** How serious a finding is; only a fault makes `npm run doctor` fail. */
export type Level = "ok" | "warning" | "fault";

/** One result of a check, with advice if something isn't right. */
export interface Finding {
  level: Level;
  /** One line, without secrets and without personal data. */
  seen: string;
  /** What the owner should do; always present for a fault. */
  advice?: string;
}

/** A finding with the check it came from. */
export interface CheckedFinding extends Finding {
  check: string;
}

/** What a check may use. */
export interface CheckContext {
  config: Config;
  /**
   * The shop's database, opened once for all checks. Rejects with an `OwnerError` if it can't be
   * opened.
   */
  store: () => Promise<Store>;
  clock: Clock;
  /** Whether to send a test email and a test record too (`--send`). */
  send: boolean;
  /** Aborted when the check's time is up; whatever is still waiting must end. */
  signal: AbortSignal;
}

/** A check of one part of the setup, which runs beside the others. */
export interface Check {
  /** As shown in the report, the log and the metrics. */
  name: string;
  run(context: CheckContext): Promise<Finding[]>;
}
