import { mailFrom, mailTransport, type SinkConfig } from "#server/delivery/sinks.ts";
import { lostStoreLetter } from "#server/mail/lost-store-letter.ts";
import type { Clock } from "./clock.ts";

/**
 * Tells the owner by mail that the database is lost, past the outbox, which is lost with it. Without
 * a mail server nobody is told: mails are files then, in the very folder that may be gone, and the
 * log says it. Returns whether it is done.
 */
export function lostStoreAlert(
  config: SinkConfig & { alertMail?: string | undefined },
  clock: Clock,
): (paragraphs: string[]) => Promise<boolean> {
  return async (paragraphs) => {
    if (!config.smtpUrl) return true;
    const mail = mailFrom(config);
    const day = clock().toISOString().slice(0, 10);
    const outcome = await mailTransport(config).hand(
      {
        from: mail.from,
        to: config.alertMail ?? mail.shopInbox,
        ...lostStoreLetter(paragraphs, config.siteUrl),
        messageId: `<lost-database-${day}@${mail.messageHost}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      },
      `alert-lost-database-${day}`,
    );
    return outcome.kind === "delivered";
  };
}
