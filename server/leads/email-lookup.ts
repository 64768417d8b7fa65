import { domainToASCII, domainToUnicode } from "node:url";
import { readEmail } from "#domain/contact/email-address.ts";

/**
 * The normalized form an email address is looked up by: without name or brackets, in lower case,
 * its host in ASCII, since some browsers send `exämple.com` as `xn--exmple-cua.com`.
 */
export function emailKey(typed: string): string {
  return mapHost(bareAddress(typed), domainToASCII);
}

/**
 * Every spelling of an address the database may contain, as earlier versions stored the host as
 * typed.
 */
export function emailVariants(typed: string): string[] {
  const address = bareAddress(typed);
  return [...new Set([address, emailKey(address), mapHost(address, domainToUnicode)])];
}

function bareAddress(typed: string): string {
  const read = readEmail(typed);
  return ("address" in read ? read.address : typed.trim()).toLowerCase();
}

function mapHost(address: string, convert: (host: string) => string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  // The conversion is empty for an invalid host.
  return at < 0 ? address : `${address.slice(0, at)}@${convert(host) || host}`;
}
