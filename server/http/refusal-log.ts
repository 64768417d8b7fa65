import type { Logger } from "#server/platform/log.ts";

const MINUTE_MS = 60_000;
const MOST_PER_MINUTE = 10;

/** The statuses whose reason an owner wants to know: a set-up of his own may be behind them. */
type ToldStatus = 403 | 408 | 413 | 415 | 429;

/** Says in the log why a request was refused; give it values that decided, never a person's data. */
export type RefusalLog = (
  status: ToldStatus,
  why: Record<string, unknown> & { id: string },
) => void;

/** A flood of refusals leaves ten lines a minute for each status; `more` counts what was left out. */
export function refusalLog(logger: Logger, now = () => performance.now()): RefusalLog {
  const minutes = new Map<ToldStatus, { began: number; lines: number; more: number }>();
  return (status, why) => {
    const moment = now();
    let minute = minutes.get(status);
    if (!minute || moment - minute.began >= MINUTE_MS) {
      const more = minute?.more ?? 0;
      minute = { began: moment, lines: 0, more };
      minutes.set(status, minute);
    }
    if (minute.lines >= MOST_PER_MINUTE) {
      minute.more += 1;
      return;
    }
    minute.lines += 1;
    const more = minute.more > 0 ? { more: minute.more } : {};
    minute.more = 0;
    logger.warn({ status, ...why, ...more }, "refused");
  };
}
