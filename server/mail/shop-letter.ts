import { mailHref } from "#domain/phone-link.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { html } from "./html.ts";
import {
  answersTable,
  answersText,
  type EmailProduct,
  type EmailRow,
  pieceCount,
  piecesTable,
  piecesText,
} from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** What the shop's mail says of a lead that came in. */
export interface ShopEmailData {
  reference: string;
  /** What it is, in the middle of a sentence: "quote request". */
  called: string;
  submittedAt: Date;
  contact: SenderData;
  answers: readonly EmailRow[];
  pieces: readonly EmailProduct[];
  /** Where the sender came from. */
  origin: readonly EmailRow[];
  /** Why a program may have sent it. */
  suspected?: string | undefined;
  siteUrl: string;
}

/** Who sent a lead; `href` of the phone dials it. */
interface SenderData {
  name: string;
  email?: string | undefined;
  phone?: { typed: string; href: string } | undefined;
}

/** The shop's mail about a lead: everything in it, and a reply goes to the shopper (rule 15.16). */
export function shopLetter(lead: ShopEmailData): Letter {
  const { contact, pieces, origin, siteUrl } = lead;
  const title = `New ${lead.called} ${lead.reference}`;
  const received = receivedAt(lead.submittedAt);
  const answers = [...contactAnswers(contact), ...lead.answers];
  const subject = `${title} from ${contact.name}`;
  const doubt = lead.suspected
    ? `A program may have sent this: ${lead.suspected}. If it reads like a person, answer as always.`
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

function contactAnswers({ name, email, phone }: SenderData): EmailRow[] {
  return [
    { label: "Name", value: name },
    ...(phone ? [{ label: "Phone", value: phone.typed, href: phone.href }] : []),
    ...(email ? [{ label: "E-mail", value: email, href: mailHref(email) }] : []),
  ];
}

function receivedAt(instant: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: facts.timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(instant);
}
