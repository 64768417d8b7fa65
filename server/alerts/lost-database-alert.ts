import { composeEmail } from "#server/mail/compose-email.ts";
import { type EmailConfig, mailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { lostDatabaseEmail } from "#server/mail/lost-database-email.ts";
import type { Clock } from "#server/platform/clock.ts";
import { parseMailbox } from "#server/platform/mailbox.ts";

/**
 * Tells the owner by mail that the database is lost, past the outbox, which is lost with it. Without
 * a mail server nobody is told: emails are files then, in the very folder that may be gone, and the
 * log says it. Returns whether it is done.
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
    const outcome = await mailTransport(config).send(composed, `alert-${id}`);
    return outcome.kind === "delivered";
  };
}
