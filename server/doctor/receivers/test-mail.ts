import { randomUUID } from "node:crypto";
import type { CheckContext, Finding } from "#server/doctor/check.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { mailFrom, mailTransport } from "#server/mail/mail-settings.ts";
import { testLetter } from "#server/mail/test-letter.ts";

/** Sends one mail marked as a test to where the shop reads its mail. */
export async function sendTestMail({ config, signal }: CheckContext): Promise<Finding> {
  const { from, shopInbox: inbox } = mailFrom(config);
  const id = `test-${randomUUID()}`;
  const mail = await composeMail(testLetter(config.siteUrl), { id, from, inbox });
  const outcome = await mailTransport(config).hand(mail, "test", signal);
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
