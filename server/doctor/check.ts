import type { Config } from "#server/config/read-config.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";

/** How a part of the setup was found; only a fault makes `npm run doctor` fail. */
export type Level = "ok" | "warning" | "fault";

/** One thing that was seen, and what to write instead where it is not right. */
export interface Finding {
  level: Level;
  /** One line, without secrets and without personal data. */
  seen: string;
  /** What the owner is to do; always there for a fault. */
  advice?: string;
}

/** A finding with the check it came from. */
export interface CheckedFinding extends Finding {
  check: string;
}

/** What a check may look at. */
export interface CheckContext {
  config: Config;
  /** The shop's database, opened once for all checks. Rejects with an `OwnerError` when it can't be. */
  store: () => Promise<Store>;
  clock: Clock;
  /** Whether to send a test mail and a test record too (`--send`). */
  send: boolean;
  /** Aborted when the check's time is over: whatever waits must end. */
  signal: AbortSignal;
}

/** One part of the setup that is looked at automatically, beside the others. */
export interface Check {
  /** In plain words, as it stands in the report, the log and the metrics. */
  name: string;
  run(context: CheckContext): Promise<Finding[]>;
}
