import { randomUUID } from "node:crypto";
import type { CheckContext, Finding } from "#server/doctor/check.ts";
import { composeEmail } from "#server/mail/compose-email.ts";
import { emailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { testEmail } from "#server/mail/owner-email.ts";

/** Sends one email marked as a test to the shop's inbox. */
export async function sendTestEmail({ config, signal }: CheckContext): Promise<Finding> {
  const { from, shopInbox: inbox } = senderAndInbox(config);
  const id = `test-${randomUUID()}`;
  const composed = await composeEmail(testEmail(config.siteUrl), { id, from, inbox });
  const outcome = await emailTransport(config).send(composed, "test", signal);
  if (outcome.kind === "delivered") {
    return {
      level: "ok",
      seen: "the mail server took a test mail to the shop's inbox: look whether it is there, or among spam",
    };
  }
  return {
    level: "fault",
    seen: `the test mail was not taken. ${outcome.error}`,
    advice: "Put right what is said of mail above, then send again.",
  };
}
