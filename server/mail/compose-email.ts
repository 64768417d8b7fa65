import MailComposer from "nodemailer/lib/mail-composer";
import { asciiAddress, type Mailbox } from "#server/platform/mailbox.ts";
import type { Email } from "./email.ts";
import { bodyText, headerText } from "./header-text.ts";

/** Characters of a display name and of a subject that go into a header. */
const MAX_NAME_LENGTH = 70;
const MAX_SUBJECT_LENGTH = 200;

/** A mail as it goes over the wire, and for whom. */
export interface ComposedEmail {
  from: string;
  /** ASCII where the address can be written so. */
  to: string;
  /** RFC 5322 message in ASCII only, lines of at most 998 octets, ended by CRLF. */
  message: Buffer;
}

export interface ComposeOptions {
  /** Unique forever; becomes the left side of the Message-ID. */
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
export async function composeEmail(email: Email, options: ComposeOptions): Promise<ComposedEmail> {
  const { to = options.inbox, replyTo, subject, text, html, calendar } = email;
  const from = asciiMailbox(options.from) ?? options.from;
  const asciiTo = asciiMailbox(to);
  const asciiReplyTo = replyTo && asciiMailbox(replyTo);
  const composer = new MailComposer({
    from,
    to: asciiTo ?? "undisclosed-recipients:;",
    ...(asciiReplyTo ? { replyTo: asciiReplyTo } : {}),
    subject: headerText(subject, MAX_SUBJECT_LENGTH),
    text: bodyText(text),
    html: bodyText(html),
    ...(calendar ? { icalEvent: calendarEntry(calendar) } : {}),
    messageId: `<${options.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    // Asks out-of-office programs not to answer.
    headers: { "Auto-Submitted": "auto-generated" },
    newline: "windows",
    // Nothing of a letter may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = await composer.compile().build();
  return { from: from.address, to: asciiTo?.address ?? to.address, message };
}

function calendarEntry({ method, content }: NonNullable<Email["calendar"]>) {
  return {
    method,
    content: bodyText(content).replaceAll("\n", "\r\n"),
    filename: "delivery.ics",
  };
}

function asciiMailbox({ name, address }: Mailbox): Mailbox | undefined {
  const plain = asciiAddress(address);
  return plain === undefined
    ? undefined
    : { name: headerText(name, MAX_NAME_LENGTH), address: plain };
}
