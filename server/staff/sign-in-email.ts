import { randomUUID } from "node:crypto";
import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { deskPath } from "#domain/private-pages.ts";
import { composeEmail } from "#server/mail/compose-email.ts";
import type { Email } from "#server/mail/email.ts";
import { signInEmailPrefix } from "#server/mail/email-folder.ts";
import { emailHeading, emailLayout, emailLink, emailParagraph } from "#server/mail/email-layout.ts";
import { type EmailConfig, emailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { html } from "#server/mail/html.ts";
import type { Logger } from "#server/platform/log.ts";
import { facts } from "#shop/facts.ts";
import type { SignInLink } from "./sign-in-links.ts";
import type { StaffMember } from "./staff-members.ts";

export interface LinkEmailDeps {
  config: EmailConfig & { siteUrl: string };
  logger: Pick<Logger, "error">;
}

export interface LinkToSend {
  link: SignInLink;
  reason: "signIn" | "invitation";
  /** Where to go on, a path of the desk. */
  next?: string | undefined;
}

/**
 * The address of a sign-in link.
 * @param next where to go on, a path of the desk
 */
export function linkAddress(siteUrl: string, { token }: SignInLink, next?: string): string {
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return `${siteUrl}${deskPath}/links/${token}${query}`;
}

/**
 * Emails a sign-in link at once: in the outbox its secret would stay. A failure is logged; the link can
 * be asked for again.
 */
export async function sendLink(
  { config, logger }: LinkEmailDeps,
  { email, name }: Pick<StaffMember, "email" | "name">,
  { link, reason, next }: LinkToSend,
): Promise<void> {
  const { from, shopInbox: inbox } = senderAndInbox(config);
  const id = `${signInEmailPrefix}${randomUUID()}`;
  try {
    const address = linkAddress(config.siteUrl, link, next);
    const content = linkEmail(config.siteUrl, { name, address, link, reason });
    const to = { name, address: email };
    const composed = await composeEmail({ ...content, to }, { id, from, inbox });
    const result = await emailTransport(config).send(composed, id);
    if (result.kind !== "delivered") throw new Error(result.error);
  } catch (err) {
    logger.error({ err }, "a sign-in link was not sent");
  }
}

function linkEmail(
  siteUrl: string,
  { name, address, link, reason }: LinkToSend & { name: string; address: string },
): Email {
  const until = `It works once, until ${dateAndTime(facts.timeZone, link.expiresAt)}.`;
  const copy =
    reason === "signIn"
      ? { subject: `Sign in to ${facts.name}`, action: "Sign in" }
      : { subject: `${name}, your desk at ${facts.name} is ready`, action: "Open the desk" };
  const ignore = "If you didn't ask for this, ignore it: nobody can sign in without the link.";
  return {
    subject: copy.subject,
    text: [copy.subject, `${copy.action}: ${address}`, until, ignore].join("\n\n"),
    html: emailLayout({
      title: copy.subject,
      preheader: until,
      body: html`${emailHeading(copy.subject)}${emailParagraph(emailLink(address, copy.action))}${emailParagraph(html`${until}`)}${emailParagraph(html`${ignore}`)}`,
      language: "en",
      siteUrl,
    }),
  };
}
