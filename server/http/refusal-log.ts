import type { Logger } from "#server/platform/log.ts";

const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 10;

/** The statuses whose reason an owner wants to know: a setup of his own may be behind them. */
type LoggedStatus = 403 | 408 | 413 | 415 | 429;

/** Says in the log why a request was refused; give it values that decided, never a person's data. */
export type RefusalLog = (
  status: LoggedStatus,
  why: Record<string, unknown> & { id: string },
) => void;

/** A flood of refusals leaves ten lines a minute for each status; `more` counts what was left out. */
export function refusalLog(logger: Logger, now = () => performance.now()): RefusalLog {
  const minutes = new Map<LoggedStatus, { began: number; lines: number; more: number }>();
  return (status, why) => {
    const moment = now();
    let minute = minutes.get(status);
    if (!minute || moment - minute.began >= MINUTE_MS) {
      const skipped = minute?.more ?? 0;
      minute = { began: moment, lines: 0, more: skipped };
      minutes.set(status, minute);
    }
    if (minute.lines >= MAX_PER_MINUTE) {
      minute.more += 1;
      return;
    }
    minute.lines += 1;
    const skipped = minute.more > 0 ? { more: minute.more } : {};
    minute.more = 0;
    logger.warn({ status, ...why, ...skipped }, "refused");
  };
}
