import type { Language } from "#domain/language.ts";
import { mailHref } from "#domain/phone-link.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";
import { languageRows } from "./language-row.ts";
import {
  type EmailProduct,
  type EmailRow,
  productCount,
  productsTable,
  productsText,
  summaryTable,
  summaryText,
} from "./lead-summary.ts";

/** The content of the shop email about a new lead. */
export interface ShopEmailData {
  reference: string;
  /** The lead kind as used in the middle of a sentence: "quote request". */
  called: string;
  submittedAt: Date;
  contact: SenderData;
  /** The shopper's. */
  language: Language;
  summary: readonly EmailRow[];
  products: readonly EmailProduct[];
  /** Where the visit came from. */
  origin: readonly EmailRow[];
  /** Why a program may have sent it. */
  suspicion?: string | undefined;
  siteUrl: string;
}

/** The person who sent a lead; `href` of the phone dials it. */
interface SenderData {
  name: string;
  email?: string | undefined;
  phone?: { typed: string; href: string } | undefined;
}

/**
 * Composes the shop email about a lead: contains everything, and a reply goes to the shopper (rule
 * 15.16).
 */
export function composeShopEmail(lead: ShopEmailData): Email {
  const { contact, products, origin, siteUrl } = lead;
  const title = `New ${lead.called} ${lead.reference}`;
  const received = receivedAt(lead.submittedAt);
  const rows = [...contactRows(contact), ...languageRows(lead.language), ...lead.summary];
  const subject = `${title} from ${contact.name}`;
  const suspicion = lead.suspicion
    ? `A program may have sent this: ${lead.suspicion}. If it reads like a person, answer as always.`
    : "";
  const addressWarning =
    contact.email && asciiAddress(contact.email) === undefined
      ? "Their e-mail address has letters that many mail servers refuse: our mail to them may not arrive, nor an answer by e-mail. A call is surer."
      : "";
  const productTotal = products.length > 0 ? productCount(products) : "";
  const body = html`${emailHeading(title)}
${emailParagraph(html`Received ${received}.`)}
${[suspicion, addressWarning].filter((text) => text !== "").map((text) => emailParagraph(html`${text}`))}
${summaryTable(rows)}
${productTotal !== "" && emailParagraph(html`<strong>${productTotal}</strong>`)}
${productsTable(products, "en")}
${summaryTable(origin)}`;
  return {
    ...(contact.email ? { replyTo: { name: contact.name, address: contact.email } } : {}),
    subject,
    text: [
      `${title}\nReceived ${received}.`,
      suspicion,
      addressWarning,
      summaryText(rows),
      products.length > 0 ? `${productTotal}:\n${productsText(products, "en")}` : "",
      summaryText(origin),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({
      title: subject,
      preheader: `${contact.name} ${productTotal}`,
      body,
      language: "en",
      siteUrl,
    }),
  };
}

function contactRows({ name, email, phone }: SenderData): EmailRow[] {
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
