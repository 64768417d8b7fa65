import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { linkToken, readLinkToken } from "#server/platform/link-token.ts";

const purpose = "booking";

/** The last part of a booking's private link; each booking has exactly one. */
export function bookingToken(leadId: string, linkSecret: string): string {
  return linkToken(purpose, { leadId, numbers: [] }, linkSecret);
}

/** The id of the lead a link was made for; undefined if the signature is not valid. */
export function readBookingToken(token: string, linkSecret: string): string | undefined {
  return readLinkToken(purpose, token, { linkSecret })?.leadId;
}

/** Path of a booking's private page in a language. */
export function bookingPath(leadId: string, linkSecret: string, language: Language): string {
  return `${addressesIn[language].bookings}/${bookingToken(leadId, linkSecret)}`;
}
