import { domainToASCII } from "node:url";

/** A person or an office and their email address. */
export interface Mailbox {
  name: string;
  address: string;
}

const PRINTABLE = /^[!-~]+$/;

/**
 * Parses `Name <address>`, with or without quotes around the name, or just an address. The name may
 * contain anything except angle brackets, even commas.
 */
export function parseMailbox(text: string): Mailbox {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? [];
  const unquoted = name.trim().replace(/^"(.*)"$/, "$1");
  return { name: unquoted.replace(/\\(["\\])/g, "$1"), address: address.trim() };
}

/**
 * The address in plain ASCII, with the host as punycode; undefined if the part before the @ has
 * other characters, which only servers with SMTPUTF8 accept (RFC 6531).
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const host = domainToASCII(address.slice(at + 1));
  return PRINTABLE.test(local) && PRINTABLE.test(host) ? `${local}@${host}` : undefined;
}
