import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { linkToken, readLinkToken } from "#server/platform/link-token.ts";

/** What a quote link is made of. */
export interface QuoteLink {
  leadId: string;
  /** Raised by a new link, which voids the earlier ones. */
  number: number;
}

/** A draft that its seller may look at as the shopper would. */
export interface QuotePreview {
  leadId: string;
  /** The draft's. */
  version: number;
  /** Until when the link opens it, to the second. */
  expires: Date;
}

const quote = "quote";
const preview = "quote preview";

/** The last part of a lead's quote link, the same for all versions of the quote (rule 19.34). */
export function quoteToken({ leadId, number }: QuoteLink, linkSecret: string): string {
  return linkToken(quote, { leadId, numbers: [number] }, linkSecret);
}

/**
 * What a quote link was made of; undefined if the signature is not valid. Whether the number is still
 * the lead's is for the caller to check.
 */
export function readQuoteToken(token: string, linkSecret: string): QuoteLink | undefined {
  const read = readLinkToken(quote, token, { linkSecret, count: 1 });
  const [number] = read?.numbers ?? [];
  return read && number !== undefined ? { leadId: read.leadId, number } : undefined;
}

/** Path of a quote's private page in a language. */
export function quotePath(link: QuoteLink, linkSecret: string, language: Language): string {
  return `${addressesIn[language].quotes}/${quoteToken(link, linkSecret)}`;
}

/** The last part of a preview's link, which is in the place of a quote link's. */
export function previewToken(
  { leadId, version, expires }: QuotePreview,
  linkSecret: string,
): string {
  const seconds = Math.floor(expires.getTime() / 1000);
  return linkToken(preview, { leadId, numbers: [version, seconds] }, linkSecret);
}

/** The draft that a preview's link opens; undefined if the signature is not valid or its time is over. */
export function readPreviewToken(
  token: string,
  linkSecret: string,
  now: Date,
): QuotePreview | undefined {
  const read = readLinkToken(preview, token, { linkSecret, count: 2 });
  const [version, seconds] = read?.numbers ?? [];
  if (!read || version === undefined || seconds === undefined) return undefined;
  const expires = new Date(seconds * 1000);
  return expires > now ? { leadId: read.leadId, version, expires } : undefined;
}

/** Path of a preview in a language. */
export function previewPath(preview: QuotePreview, linkSecret: string, language: Language): string {
  return `${addressesIn[language].quotes}/${previewToken(preview, linkSecret)}`;
}

/** The shopper's link to a quote in their language, with the shop's address. */
export function shopperLink(
  link: QuoteLink,
  { siteUrl, linkSecret }: { siteUrl: string; linkSecret: string },
  language: Language,
): string {
  return siteUrl + quotePath(link, linkSecret, language);
}
