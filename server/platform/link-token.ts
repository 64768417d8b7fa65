import { hexOfSignature, hexSignature, isHexSignature } from "./hex-signature.ts";

const hexOfId = 32;
const hexOfNumber = 8;

/** What a private link is about. */
export interface LinkContent {
  /** A UUID in lower case. */
  leadId: string;
  /** Whole numbers from 0 to 4,294,967,295. */
  numbers: readonly number[];
}

/**
 * The last part of a private link: a lead's random id and numbers with their signature, all in
 * lower-case hex of fixed length, so that each link has exactly one address. It contains nothing about
 * the person.
 * @param purpose what the link opens; a token for one purpose is none for another
 */
export function linkToken(
  purpose: string,
  { leadId, numbers }: LinkContent,
  linkSecret: string,
): string {
  const content = leadId.replaceAll("-", "") + numbers.map(hexNumber).join("");
  return content + hexSignature(`${purpose} ${content}`, linkSecret);
}

/**
 * What a token was made of; undefined if the signature is not valid.
 * @param count how many numbers a token of this purpose has
 */
export function readLinkToken(
  purpose: string,
  token: string,
  { linkSecret, count = 0 }: { linkSecret: string; count?: number },
): LinkContent | undefined {
  const length = hexOfId + count * hexOfNumber;
  if (!/^[0-9a-f]+$/.test(token) || token.length !== length + hexOfSignature) return undefined;
  const content = token.slice(0, length);
  if (!isHexSignature(token.slice(length), `${purpose} ${content}`, linkSecret)) return undefined;
  const id = content.slice(0, hexOfId);
  const numbers = content.slice(hexOfId).match(/.{8}/g) ?? [];
  return {
    leadId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    numbers: numbers.map((hex) => Number.parseInt(hex, 16)),
  };
}

function hexNumber(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new RangeError(`${value} does not fit into a link.`);
  }
  return value.toString(16).padStart(hexOfNumber, "0");
}
