import { createHmac, timingSafeEqual } from "node:crypto";
import { bookingsPath } from "#domain/paths.ts";

const HEX_OF_ID = 32;
const HEX_OF_MAC = 32;

/**
 * The last part of a booking's private link: the lead's random id and its signature, both in
 * lower-case hex so that each booking has exactly one address. It contains nothing about the
 * person.
 */
export function bookingToken(leadId: string, linkSecret: string): string {
  const id = leadId.replaceAll("-", "");
  return id + signature(id, linkSecret);
}

/** The id of the lead a link was made for; undefined if the signature is not valid. */
export function readBookingToken(token: string, linkSecret: string): string | undefined {
  if (!/^[0-9a-f]+$/.test(token) || token.length !== HEX_OF_ID + HEX_OF_MAC) return undefined;
  const id = token.slice(0, HEX_OF_ID);
  const given = Buffer.from(token.slice(HEX_OF_ID));
  if (!timingSafeEqual(given, Buffer.from(signature(id, linkSecret)))) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Path of a booking's private page. */
export function bookingPath(leadId: string, linkSecret: string): string {
  return `${bookingsPath}/${bookingToken(leadId, linkSecret)}`;
}

function signature(id: string, linkSecret: string): string {
  const mac = createHmac("sha256", linkSecret).update(`booking ${id}`).digest("hex");
  return mac.slice(0, HEX_OF_MAC);
}
