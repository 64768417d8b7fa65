import { composeMail } from "#server/mail/compose-mail.ts";
import { lostStoreLetter } from "#server/mail/lost-store-letter.ts";
import { type MailConfig, mailFrom, mailTransport } from "#server/mail/mail-settings.ts";
import type { Clock } from "#server/platform/clock.ts";
import { readMailbox } from "#server/platform/mailbox.ts";

/**
 * Tells the owner by mail that the database is lost, past the outbox, which is lost with it. Without
 * a mail server nobody is told: mails are files then, in the very folder that may be gone, and the
 * log says it. Returns whether it is done.
 */
export function lostStoreAlert(
  config: MailConfig & { siteUrl: string; alertMail?: string | undefined },
  clock: Clock,
): (paragraphs: string[]) => Promise<boolean> {
  return async (paragraphs) => {
    if (!config.smtpUrl) return true;
    const { from, shopInbox } = mailFrom(config);
    const id = `lost-database-${clock().toISOString().slice(0, 10)}`;
    const inbox = config.alertMail ? readMailbox(config.alertMail) : shopInbox;
    const letter = lostStoreLetter(paragraphs, config.siteUrl);
    const mail = await composeMail(letter, { id, from, inbox });
    const outcome = await mailTransport(config).hand(mail, `alert-${id}`);
    return outcome.kind === "delivered";
  };
}
