import type { Logger } from "#server/platform/log.ts";

const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 10;

/** Statuses whose reason is logged, because a mistake in the owner's setup may be behind them. */
type LoggedStatus = 403 | 408 | 413 | 415 | 429;

/** Logs why a request was refused: the values that decided it, never personal data. */
export type RefusalLog = (
  status: LoggedStatus,
  why: Record<string, unknown> & { id: string },
) => void;

/** Logs at most ten refusals a minute for each status; `more` counts those left out. */
export function refusalLog(logger: Logger, now = () => performance.now()): RefusalLog {
  const minutes = new Map<LoggedStatus, { startedAt: number; lines: number; more: number }>();
  return (status, why) => {
    const moment = now();
    let minute = minutes.get(status);
    if (!minute || moment - minute.startedAt >= MINUTE_MS) {
      const skipped = minute?.more ?? 0;
      minute = { startedAt: moment, lines: 0, more: skipped };
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
