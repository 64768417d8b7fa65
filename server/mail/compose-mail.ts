import MailComposer from "nodemailer/lib/mail-composer";
import { asciiAddress, type Mailbox } from "#server/platform/mailbox.ts";
import { bodyText, headerText } from "./header-text.ts";
import type { Letter } from "./letter.ts";

/** Characters of a display name and of a subject that go into a header. */
const LONGEST_NAME = 70;
const LONGEST_SUBJECT = 200;

/** A mail as it goes over the wire, and for whom. */
export interface ComposedMail {
  from: string;
  /** ASCII where the address can be written so. */
  to: string;
  /** RFC 5322 message in ASCII only, lines of at most 998 octets, ended by CRLF. */
  message: Buffer;
}

export interface MailParts {
  /** Unique for ever; becomes the left side of the Message-ID. */
  id: string;
  from: Mailbox;
  /** Where the letter goes if it names nobody: the shop's inbox. */
  inbox: Mailbox;
}

/**
 * Composes a letter so that every mail server takes it, whatever was typed into it: ASCII in all
 * headers and in the encoded bodies. A Reply-To that has no ASCII form is left out; the address
 * stands in the text (rule 15.13). A recipient without one is named in the envelope only.
 */
export async function composeMail(letter: Letter, parts: MailParts): Promise<ComposedMail> {
  const { to = parts.inbox, replyTo, subject, text, html, calendar } = letter;
  const from = asciiMailbox(parts.from) ?? parts.from;
  const plainTo = asciiMailbox(to);
  const plainReplyTo = replyTo && asciiMailbox(replyTo);
  const composer = new MailComposer({
    from,
    to: plainTo ?? "undisclosed-recipients:;",
    ...(plainReplyTo ? { replyTo: plainReplyTo } : {}),
    subject: headerText(subject, LONGEST_SUBJECT),
    text: bodyText(text),
    html: bodyText(html),
    ...(calendar ? { icalEvent: entry(calendar) } : {}),
    messageId: `<${parts.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    // Asks out-of-office programs not to answer.
    headers: { "Auto-Submitted": "auto-generated" },
    newline: "windows",
    // Nothing of a letter may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = await composer.compile().build();
  return { from: from.address, to: plainTo?.address ?? to.address, message };
}

function entry({ method, content }: NonNullable<Letter["calendar"]>) {
  return {
    method,
    content: bodyText(content).replaceAll("\n", "\r\n"),
    filename: "delivery.ics",
  };
}

function asciiMailbox({ name, address }: Mailbox): Mailbox | undefined {
  const plain = asciiAddress(address);
  return plain === undefined ? undefined : { name: headerText(name, LONGEST_NAME), address: plain };
}
