import { composeEmail } from "#server/mail/compose-email.ts";
import { type EmailConfig, emailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { lostDatabaseEmail } from "#server/mail/owner-email.ts";
import type { Clock } from "#server/platform/clock.ts";
import { parseMailbox } from "#server/platform/mailbox.ts";

/**
 * Returns a function that emails the owner that the database is lost, bypassing the outbox, which
 * is lost with it. Without an email server nothing is sent: emails are then files in the folder
 * that may be gone, and the log has the message. The function returns whether it is done.
 */
export function alertLostDatabase(
  config: EmailConfig & { siteUrl: string; alertEmail?: string | undefined },
  clock: Clock,
): (paragraphs: string[]) => Promise<boolean> {
  return async (paragraphs) => {
    if (!config.smtpUrl) return true;
    const { from, shopInbox } = senderAndInbox(config);
    const id = `lost-database-${clock().toISOString().slice(0, 10)}`;
    const inbox = config.alertEmail ? parseMailbox(config.alertEmail) : shopInbox;
    const email = lostDatabaseEmail(paragraphs, config.siteUrl);
    const composed = await composeEmail(email, { id, from, inbox });
    const outcome = await emailTransport(config).send(composed, `alert-${id}`);
    return outcome.kind === "delivered";
  };
}
