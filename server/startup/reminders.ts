import { queueDueReminders, type ReminderDeps } from "#server/bookings/reminders.ts";
import { queueResponseReminders } from "#server/leads/awaiting-response.ts";
import type { Logger } from "#server/platform/log.ts";
import { queueFollowUps } from "#server/quotes/follow-ups.ts";
import type { StoredQuoteDeps } from "#server/quotes/quote-deps.ts";

/** How often a process checks for due reminders. */
const CHECK_INTERVAL_MS = 20_000;

/**
 * Queues due reminders, for shoppers and the shop, until stopped. Any number of processes may do so
 * on one database.
 */
export function startReminders(
  deps: ReminderDeps & StoredQuoteDeps & { logger: Logger; onMessagesQueued: () => void },
): () => Promise<void> {
  const { logger, onMessagesQueued } = deps;
  let inFlight: Promise<void> = Promise.resolve();
  const check = () => {
    inFlight = inFlight.then(async () => {
      try {
        const queued =
          (await queueDueReminders(deps)) +
          (await queueResponseReminders(deps)) +
          (await queueFollowUps(deps));
        if (queued > 0) onMessagesQueued();
      } catch (err) {
        logger.error({ err }, "reminders could not be read; trying again");
      }
    });
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await inFlight;
  };
}
