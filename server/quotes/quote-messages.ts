import { staffMessage } from "#server/leads/staff-emails.ts";
import type { Email } from "#server/mail/email.ts";
import type { QuoteEmailData, SellerEmailData } from "#server/mail/quote-email.ts";
import {
  quoteAcceptedEmail,
  quoteEmail,
  quoteEndsEmail,
  quoteExtendedEmail,
  quoteReplyEmail,
} from "#server/mail/quote-emails.ts";
import type { QuoteNewsKind } from "#server/mail/quote-news-email.ts";
import { quoteNewsEmail } from "#server/mail/quote-news-email.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import type { NewMessageRow } from "#server/store/schema.ts";
import { facts } from "#shop/facts.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { contactOf } from "./quote-contact.ts";
import { findQuote } from "./quote-drafts.ts";
import { shopperLink } from "./quote-token.ts";
import { acceptanceOf, type StoredVersion } from "./stored-versions.ts";

/** The occasion of the email that brings a version to its shopper. */
export function sentOccasion(number: number): string {
  return `quote-${number}`;
}

/** Queues the email with a version. @param waitMs how long it can be taken back, in milliseconds */
export async function queueVersionEmail(
  quote: LockedQuote,
  version: StoredVersion,
  waitMs: number,
): Promise<void> {
  const data = await emailData(quote, version);
  const email = quoteEmail(data, { replaces: quote.versions.length > 0 });
  await queue(quote, [shopperMessage(quote, email, sentOccasion(version.number), waitMs)]);
}

/** Tells the shopper until when the version is good now. */
export async function queueExtendedEmail(quote: LockedQuote, version: StoredVersion) {
  const occasion = `quote-extended-${version.number}-${quote.lead.lead_version}`;
  await toShopper(quote, version, { write: quoteExtendedEmail, occasion });
}

/** Reminds the shopper that the version ends soon. */
export async function queueEndsSoonEmail(quote: LockedQuote, version: StoredVersion) {
  const occasion = `quote-ends-${version.number}-${version.good_until}`;
  await toShopper(quote, version, { write: quoteEndsEmail, occasion });
}

/** Sends what was accepted to the shopper, and tells the seller. */
export async function queueAcceptedEmails(quote: LockedQuote, version: StoredVersion) {
  const acceptance = acceptanceOf(version, quote.names);
  if (!acceptance) return;
  const write = (data: QuoteEmailData) =>
    quoteAcceptedEmail(data, { version: version.number, acceptance });
  await toShopper(quote, version, { write, occasion: `accepted-${version.number}` });
  await queueStaffEmail(quote, { what: "accepted", version, words: "" });
}

/** Sends a seller's reply to the shopper. @param reply its number in the thread is unique */
export async function queueReplyEmail(
  quote: LockedQuote,
  { memberId, text, number }: { memberId: string; text: string; number: number },
): Promise<void> {
  if (contactOf(quote.lead).email === "") return;
  const email = quoteReplyEmail(await sellerEmailData(quote, memberId), text);
  await queue(quote, [shopperMessage(quote, email, `reply-${number}`)]);
}

/** What staff are told of a version. */
export interface StaffNews {
  what: QuoteNewsKind;
  version: StoredVersion;
  /** What the shopper said. */
  words: string;
  /** Its number in the thread, if it is a message. */
  message?: number;
}

/** Tells whoever has the lead what became of its quote; the shop's inbox, if nobody has it. */
export async function queueStaffEmail(
  quote: LockedQuote,
  { what, version, words, message }: StaffNews,
): Promise<void> {
  const { lead, config, names, now } = quote;
  const { name, email, phone } = contactOf(lead);
  const to = lead.assigned_to ? await memberMailbox(quote, lead.assigned_to) : undefined;
  const acceptance = what === "accepted" ? acceptanceOf(version, names) : null;
  const content = quoteNewsEmail(what, {
    reference: lead.reference,
    ...(to ? { to } : {}),
    shopper: { name, email: email || null, phone: phone?.e164 ?? null, language: lead.language },
    offer: version.offer,
    ...(acceptance ? { acceptance } : {}),
    words,
    siteUrl: config.siteUrl,
  });
  const occasion = `quote-${what}-${message ?? version.number}-${lead.lead_version}`;
  const identity = { id: lead.id, submittedAt: now };
  await queue(quote, [
    to
      ? staffMessage(identity, content, occasion)
      : newMessage(identity, "shop_mail", content, occasion),
  ]);
}

interface ShopperEmail {
  write: (data: QuoteEmailData) => Email;
  occasion: string;
}

/** Nobody is written to who gave no email address. */
async function toShopper(
  quote: LockedQuote,
  version: StoredVersion,
  { write, occasion }: ShopperEmail,
): Promise<void> {
  if (contactOf(quote.lead).email === "") return;
  const email = write(await emailData(quote, version));
  await queue(quote, [shopperMessage(quote, email, occasion)]);
}

function shopperMessage(
  { lead, now }: LockedQuote,
  email: Email,
  occasion: string,
  waitMs = 0,
): NewMessageRow {
  return newMessage({ id: lead.id, submittedAt: now }, "shopper_mail", email, occasion, waitMs);
}

async function queue({ queries }: LockedQuote, messages: NewMessageRow[]): Promise<void> {
  await queries.insertInto("deliveries").values(messages).execute();
}

async function emailData(quote: LockedQuote, version: StoredVersion): Promise<QuoteEmailData> {
  const data = await sellerEmailData(quote, version.sent_by);
  const { queries, lead, config } = quote;
  const row = await findQuote(queries, lead.id);
  const number = row?.link_number ?? 1;
  const link = shopperLink({ leadId: lead.id, number }, config, lead.language);
  return { ...data, link, offer: version.offer };
}

async function sellerEmailData(quote: LockedQuote, memberId: string): Promise<SellerEmailData> {
  const { queries, lead, versions, config } = quote;
  const { name, email } = contactOf(lead);
  const row = versions.length > 0 ? await findQuote(queries, lead.id) : undefined;
  return {
    reference: lead.reference,
    to: { name, address: email },
    from: await sellerMailbox(quote, memberId),
    link: row
      ? shopperLink({ leadId: lead.id, number: row.link_number }, config, lead.language)
      : null,
    language: lead.language,
    siteUrl: config.siteUrl,
  };
}

/** A seller who has left can't read replies any more: the shop gets them. */
async function sellerMailbox(quote: LockedQuote, id: string): Promise<Mailbox> {
  const found = await memberMailbox(quote, id);
  return found ?? { name: facts.name, address: facts.email };
}

async function memberMailbox({ queries }: LockedQuote, id: string): Promise<Mailbox | undefined> {
  const member = await queries
    .selectFrom("staff_members")
    .select(["name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return member?.email ? { name: member.name, address: member.email } : undefined;
}
