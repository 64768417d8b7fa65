import { domainToASCII, domainToUnicode } from "node:url";
import { readEmail } from "#domain/contact/email-address.ts";

/**
 * The one spelling an email address is found by, however it was typed: bare, in lower case, its
 * host in ASCII, since some browsers send `exämple.com` as `xn--exmple-cua.com`.
 */
export function emailKey(typed: string): string {
  return mapHost(bareAddress(typed), domainToASCII);
}

/** Every spelling the database may have of an address: earlier versions kept the host as typed. */
export function emailVariants(typed: string): string[] {
  const address = bareAddress(typed);
  return [...new Set([address, emailKey(address), mapHost(address, domainToUnicode)])];
}

function bareAddress(typed: string): string {
  const read = readEmail(typed);
  return ("address" in read ? read.address : typed.trim()).toLowerCase();
}

function mapHost(address: string, spell: (host: string) => string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  // Empty for what no host can be called.
  return at < 0 ? address : `${address.slice(0, at)}@${spell(host) || host}`;
}
