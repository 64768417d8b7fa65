import MailComposer from "nodemailer/lib/mail-composer";
import { asciiAddress, type Mailbox } from "#server/platform/mailbox.ts";
import type { Email } from "./email.ts";
import { bodyText, headerText } from "./header-text.ts";

/** Maximum characters of a display name and of a subject in a header. */
const MAX_NAME_LENGTH = 70;
const MAX_SUBJECT_LENGTH = 200;

/** An email as it is sent, with its envelope. */
export interface ComposedEmail {
  from: string;
  /** In ASCII if the address has an ASCII form. */
  to: string;
  /** RFC 5322 message in ASCII only, with lines of at most 998 octets ended by CRLF. */
  message: Buffer;
}

export interface ComposeOptions {
  /** Globally unique; becomes the left part of the Message-ID. */
  id: string;
  from: Mailbox;
  /** The recipient if the email has none: the shop's inbox. */
  inbox: Mailbox;
}

/**
 * Composes an email that every email server accepts, whatever was typed into it: all headers and
 * encoded bodies are ASCII. A Reply-To without an ASCII form is left out; its address is in the
 * text (rule 15.13). A recipient without an ASCII form is only in the envelope.
 */
export async function composeEmail(email: Email, options: ComposeOptions): Promise<ComposedEmail> {
  const { to = options.inbox, replyTo, subject, text, html, calendar } = email;
  const sender = { ...options.from, name: email.fromName ?? options.from.name };
  const from = asciiMailbox(sender) ?? sender;
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
    // Keeps out-of-office programs from replying.
    headers: { "Auto-Submitted": "auto-generated" },
    newline: "windows",
    // Typed text must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = await composer.compile().build();
  return { from: from.address, to: asciiTo?.address ?? to.address, message };
}

function calendarEntry({
  method,
  content,
  filename = "delivery.ics",
}: NonNullable<Email["calendar"]>) {
  return {
    method,
    content: bodyText(content).replaceAll("\n", "\r\n"),
    filename,
  };
}

function asciiMailbox({ name, address }: Mailbox): Mailbox | undefined {
  const plain = asciiAddress(address);
  return plain === undefined
    ? undefined
    : { name: headerText(name, MAX_NAME_LENGTH), address: plain };
}
