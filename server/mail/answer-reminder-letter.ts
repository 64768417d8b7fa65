import { timeLeft } from "#domain/answer-time.ts";
import { mailHref } from "#domain/phone-link.ts";
import { html } from "./html.ts";
import { answersTable, answersText } from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** A lead nobody has marked as answered. */
interface UnansweredLead {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  due: Date;
  now: Date;
}

/** Reminds the shop once of an answer it promised. */
export function answerReminderLetter(lead: UnansweredLead, siteUrl: string): Letter {
  const { reference, name, email, phone } = lead;
  const left = timeLeft(lead.due, lead.now);
  const title = `Still to answer: ${reference}`;
  const subject = `${title} from ${name} (${left})`;
  const text = `We promised ${name} an answer: ${left}. When you have answered, run`;
  const command = `npm run leads -- answered ${reference}`;
  const contact = [
    ...(phone ? [{ label: "Phone", value: phone, href: `tel:${phone}` }] : []),
    ...(email ? [{ label: "E-mail", value: email, href: mailHref(email) }] : []),
  ];
  const body = html`${mailHeading(title)}
${mailParagraph(html`${text} <strong>${command}</strong>.`)}
${answersTable(contact)}`;
  return {
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject,
    text: [title, `${text} ${command}.`, answersText(contact)].join("\n\n"),
    html: mailLayout({ title: subject, preview: left, body, siteUrl }),
  };
}
