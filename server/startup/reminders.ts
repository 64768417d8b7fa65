import { queueDueReminders, type ReminderParts } from "#server/bookings/reminders.ts";
import { queueAnswerReminders } from "#server/leads/answers.ts";
import type { Logger } from "#server/platform/log.ts";

/** How often a process looks for reminders that are due. */
const LOOK_MS = 20_000;

/** Looks for due reminders, the shoppers' and the shop's, until stopped. Any number of processes may do so on one database. */
export function startReminders(
  parts: ReminderParts & { logger: Logger; onQueued: () => void },
): () => Promise<void> {
  const { logger, onQueued } = parts;
  let underWay: Promise<void> = Promise.resolve();
  const look = () => {
    underWay = underWay.then(async () => {
      try {
        const queued = (await queueDueReminders(parts)) + (await queueAnswerReminders(parts));
        if (queued > 0) onQueued();
      } catch (err) {
        logger.error({ err }, "reminders could not be read; trying again");
      }
    });
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
