import { mailHref } from "#domain/phone-link.ts";
import type { AcceptedLead } from "#server/leads/accepted-lead.ts";
import type { Attribution } from "#server/leads/attribution.ts";
import { type Contact, telHref } from "#server/leads/contact-fields.ts";
import type { Answer } from "#server/leads/lead-kind.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { html } from "./html.ts";
import { answersTable, answersText, pieceCount, piecesTable, piecesText } from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** The shop's mail about a lead: everything in it, and a reply goes to the shopper (rule 15.16). */
export function shopLetter(lead: AcceptedLead, siteUrl: string): Letter {
  const { kind, identity, draft, attribution } = lead;
  const { contact, pieces } = draft;
  const title = `New ${kind.words.called} ${identity.reference}`;
  const received = receivedAt(identity.submittedAt);
  const answers = [...contactAnswers(contact), ...draft.answers];
  const origin = originAnswers(attribution);
  const subject = `${title} from ${contact.name}`;
  const doubt = draft.suspected
    ? `A program may have sent this: ${draft.suspected}. If it reads like a person, answer as always.`
    : "";
  const rare =
    contact.email && asciiAddress(contact.email) === undefined
      ? "Their e-mail address has letters that many mail servers refuse: our mail to them may not arrive, nor an answer by e-mail. A call is surer."
      : "";
  const counted = pieces.length > 0 ? pieceCount(pieces) : "";
  const body = html`${mailHeading(title)}
${mailParagraph(html`Received ${received}.`)}
${[doubt, rare].filter((words) => words !== "").map((words) => mailParagraph(html`${words}`))}
${answersTable(answers)}
${counted !== "" && mailParagraph(html`<strong>${counted}</strong>`)}
${piecesTable(pieces)}
${answersTable(origin)}`;
  return {
    ...(contact.email ? { replyTo: { name: contact.name, address: contact.email } } : {}),
    subject,
    text: [
      `${title}\nReceived ${received}.`,
      doubt,
      rare,
      answersText(answers),
      pieces.length > 0 ? `${counted}:\n${piecesText(pieces)}` : "",
      answersText(origin),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: mailLayout({ title: subject, preview: `${contact.name} ${counted}`, body, siteUrl }),
  };
}

function contactAnswers({ name, email, phone }: Contact): Answer[] {
  return [
    { label: "Name", value: name },
    ...(phone ? [{ label: "Phone", value: phone.typed, href: telHref(phone) }] : []),
    ...(email ? [{ label: "E-mail", value: email, href: mailHref(email) }] : []),
  ];
}

function originAnswers(attribution: Attribution): Answer[] {
  const { utm_source, utm_medium, utm_campaign, referrer, landing_page, page_url } = attribution;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== "");
  return [
    { label: "Sent from", value: page_url },
    { label: "Campaign", value: campaign.join(" / ") },
    { label: "Landed on", value: landing_page },
    { label: "Came from", value: referrer },
  ];
}

function receivedAt(instant: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: facts.timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(instant);
}
