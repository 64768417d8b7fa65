import type { Language } from "#domain/language.ts";
import { mailHref } from "#domain/phone-link.ts";
import { timeLeftText } from "#domain/response-times.ts";
import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";
import { languageRows } from "./language-row.ts";
import { summaryTable, summaryText } from "./lead-summary.ts";

/** A lead that is not marked as answered. */
interface WaitingLead {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  due: Date;
  now: Date;
}

/** Composes the one reminder to the shop of a response it promised. */
export function responseReminderEmail(lead: WaitingLead, siteUrl: string): Email {
  const { reference, name, email, phone } = lead;
  const timeLeft = timeLeftText(lead.due, lead.now);
  const title = `Still to answer: ${reference}`;
  const subject = `${title} from ${name} (${timeLeft})`;
  const text = `We promised ${name} an answer: ${timeLeft}. When you have answered, run`;
  const command = `npm run leads -- answered ${reference}`;
  const contact = [
    ...(phone ? [{ label: "Phone", value: phone, href: `tel:${phone}` }] : []),
    ...(email ? [{ label: "E-mail", value: email, href: mailHref(email) }] : []),
    ...languageRows(lead.language),
  ];
  const body = html`${emailHeading(title)}
${emailParagraph(html`${text} <strong>${command}</strong>.`)}
${summaryTable(contact)}`;
  return {
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject,
    text: [title, `${text} ${command}.`, summaryText(contact)].join("\n\n"),
    html: emailLayout({ title: subject, preheader: timeLeft, body, language: "en", siteUrl }),
  };
}
