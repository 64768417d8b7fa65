import { cleanLine } from "#domain/clean-text.ts";
import type { FieldProblem, ProblemKind } from "#domain/field-problem.ts";
import { foldWidth } from "#domain/fold-width.ts";

/** The result of reading an email field: the address to store, or its problem. */
export type TypedEmail = { address: string } | { problem: EmailProblem };

/** Why an email address can't be used (rule 14.17). */
export type EmailProblem = FieldProblem<Extract<ProblemKind, `email${string}`>>;

/** RFC 5321, section 4.5.3.1, in octets of UTF-8 (RFC 6531, section 3.3). */
const MAX_LENGTH = { localPart: 64, address: 254 };
/** UTF-16 units of an address and the text pasted around it. */
const MAX_TYPED_LENGTH = 1_000;
const DIRECTION = /[\u200e\u200f\u061c]/g;

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}-]{0,61}[\p{L}\p{M}\p{N}\p{Join_Control}])?`;
/** Labels separated by dots; the last has two or more characters and is not a number. */
const HOST = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\p{N}+$|.$)${LABEL}$`, "u");
const NOT_IN_LOCAL_PART = /[^\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.\p{Join_Control}-]/u;
const NOT_IN_HOST = /[^\p{L}\p{M}\p{N}.\p{Join_Control}-]/u;
/** What may be an address, within a longer text. */
const LIKE_ADDRESS = /[^\s"'“”‘’()<>,;]+@[^\s"'“”‘’()<>,;]+\.[^\s"'“”‘’()<>,;.]+/gu;
/** Two addresses with something between them that can't be part of one. */
const SEPARATED = /@.*[\s,;:/|<>&()].*@/u;
/** Quotes and brackets around an address, and punctuation after it. */
const AROUND = /^[\s"'`“”„‘’‚«»<([{]+|[\s"'`“”‘’«»>)\]}.,;:!?]+$/gu;

/**
 * Reads an email address as typed or pasted: with a name before it, in brackets or quotes, after
 * `mailto:`, with a dot after it or spaces around the @. Accepts any script (RFC 6531) and
 * normalizes to NFC. The same in the browser and on the server.
 */
export function readEmail(typed: string): TypedEmail {
  if (typed.length > MAX_TYPED_LENGTH) return { problem: { problem: "emailLong" } };
  const text = bareAddress(typed);
  const problem = emailProblem(text);
  return problem === undefined ? { address: text } : { problem };
}

function bareAddress(typed: string): string {
  const text = foldWidth(cleanLine(typed)).replace(DIRECTION, "").normalize("NFC");
  return (
    (addressInBrackets(text) ?? text)
      .replace(/\s*\([^()@]*\)$/u, "")
      .replace(AROUND, "")
      .replace(/^(?:e-?mail|correo)\s*[:=]\s*/iu, "")
      .replace(/^mailto:\s*([^?]*).*$/iu, "$1")
      .replace(AROUND, "")
      .replace(/\s*@\s*/gu, "@")
      // Phone keyboards insert a space after a dot.
      .replace(/@.*$/u, (host) => host.replace(/\s*[.。｡]\s*/gu, "."))
  );
}

/** The address in brackets after a name; undefined if the name is another address. */
function addressInBrackets(text: string): string | undefined {
  const [, name = "", address] = /^([^<>]*)<([^<>@]+@[^<>@]+)>[^@]*$/u.exec(text) ?? [];
  const inName = name.match(LIKE_ADDRESS) ?? [];
  return inName.every((each) => isSame(each, address)) ? address : undefined;
}

function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.trim().toLowerCase();
}

function emailProblem(text: string): EmailProblem | undefined {
  const ats = text.split("@").length - 1;
  if (text === "") return { problem: "emailMissing" };
  if (ats === 0) return { problem: "emailNoAt" };
  if (ats > 1) {
    return { problem: SEPARATED.test(text) ? "emailMany" : "emailManyAts" };
  }
  const [localPart = "", host = ""] = text.split("@");
  if (localPart === "") return { problem: "emailNoName" };
  if (host === "") return { problem: "emailNoHost" };
  if (/\s/u.test(text)) return { problem: "emailSpace" };
  if (/,/u.test(text)) return { problem: "emailComma" };
  if (/^\.|\.\.|\.@|@\./u.test(text)) return { problem: "emailDots" };
  const sign = NOT_IN_LOCAL_PART.exec(localPart)?.[0] ?? NOT_IN_HOST.exec(host)?.[0];
  if (sign) return { problem: "emailSign", sign };
  if (octets(localPart) > MAX_LENGTH.localPart || octets(text) > MAX_LENGTH.address) {
    return { problem: "emailLong" };
  }
  if (!host.includes(".")) return { problem: "emailNoEnding" };
  return HOST.test(host) ? undefined : { problem: "emailHost" };
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
