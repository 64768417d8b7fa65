import fc from "fast-check";
import PostalMime, { type Attachment, type Email as ParsedEmail } from "postal-mime";
import { describe, expect, it } from "vitest";
import { asciiAddress, type Mailbox, parseMailbox } from "#server/platform/mailbox.ts";
import { everyEmail } from "#tests/support/every-email.ts";
import {
  hostileAddress,
  hostileAddresses,
  hostileNames,
  hostileText,
} from "#tests/support/hostile-text.ts";
import { type ComposedEmail, composeEmail } from "./compose-email.ts";
import type { Email } from "./email.ts";
import { bodyText, headerText } from "./header-text.ts";

const senders: Mailbox[] = [
  { name: "Parsons Furniture", address: "leads@mail.shop.example" },
  parseMailbox('"Möbel, Sofas & mehr" <leads@bücher.example>'),
  parseMailbox("The Shop, Inc. <leads@shop.example>"),
];
const inbox: Mailbox = { name: "Sales, Inc.", address: "sales@shop.example" };

const compose = (email: Email, from: Mailbox) => composeEmail(email, { id: "3f0c-1", from, inbox });

const requiredHeaders = [
  "from",
  "to",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "content-type",
];
const allowedHeaders = new Set([
  ...requiredHeaders,
  "reply-to",
  "auto-submitted",
  "content-transfer-encoding",
]);

/**
 * Expects only ASCII, lines of at most 998 octets ended by CRLF, and no other control characters.
 */
function expectPlainOctets({ message }: ComposedEmail): void {
  const text = message.toString("latin1");
  expect(text).toMatch(/^[\t\r\n -~]*$/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
}

/** Expects exactly one of each required header, and no unexpected headers. */
function expectOneOfEach(parsed: ParsedEmail, email: Email, from: Mailbox): void {
  const keys = parsed.headers.map(({ key }) => key);
  for (const key of requiredHeaders) expect(keys.filter((name) => name === key)).toEqual([key]);
  expect(keys.filter((key) => key === "reply-to").length).toBeLessThanOrEqual(1);
  expect(keys.filter((key) => !allowedHeaders.has(key))).toEqual([]);
  const host = asciiAddress(from.address)?.split("@")[1];
  expect(parsed.messageId).toBe(`<3f0c-1@${host}>`);
  expect(parsed.from).toEqual(asRead({ ...from, name: email.fromName ?? from.name }));
  const to = email.to ?? inbox;
  expect(parsed.to).toEqual(
    asciiAddress(to.address) ? [asRead(to)] : [{ name: "undisclosed-recipients", group: [] }],
  );
  const replyAddress = email.replyTo && asciiAddress(email.replyTo.address);
  expect(parsed.replyTo).toEqual(
    replyAddress && email.replyTo ? [asRead(email.replyTo)] : undefined,
  );
}

function asRead({ name, address }: Mailbox): Mailbox {
  const plain = asciiAddress(address) ?? address;
  return { name: headerText(name, 70), address: plain.replace(/^([^@]*\.\.[^@]*)@/, '"$1"@') };
}

/** Expects that another parser reads the email as it was written. */
function expectReadBack(parsed: ParsedEmail, email: Email): void {
  expect(parsed.subject ?? "").toBe(headerText(email.subject, 200));
  expect(lines(parsed.text)).toBe(lines(bodyText(email.text)));
  expect(lines(parsed.html)).toBe(lines(bodyText(email.html)));
  const entries = parsed.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  expect(entries.length).toBe(email.calendar ? 2 : 0);
  for (const entry of entries) {
    expect(lines(textOf(entry))).toBe(lines(bodyText(email.calendar?.content ?? "")));
    expectEntryFrom(textOf(entry), parsed.from?.address);
  }
  const method = entries.find(({ mimeType }) => mimeType === "text/calendar")?.method;
  expect(method).toBe(email.calendar?.method);
}

/** C2: expects the sender as the entry's organizer, and no typed text as a line of its own. */
function expectEntryFrom(entry: string, from: string | undefined): void {
  const unfoldedLines = lines(entry).replaceAll("\n ", "").split("\n");
  for (const line of unfoldedLines) expect(line).toMatch(/^[A-Z-]+[;:]/);
  expect(
    unfoldedLines.filter((line) => /^(UID|ORGANIZER|METHOD|SEQUENCE)\b/.test(line)),
  ).toHaveLength(4);
  expect(unfoldedLines.find((line) => line.startsWith("ORGANIZER"))).toMatch(
    new RegExp(`:mailto:${from}$`, "i"),
  );
}

const lines = (text = "") => text.replaceAll("\r\n", "\n").replace(/\n+$/, "");

function textOf({ content }: Attachment): string {
  return typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString();
}

async function expectValid(email: Email, from: Mailbox): Promise<void> {
  const composed = await compose(email, from);
  expectPlainOctets(composed);
  const parsed = await PostalMime.parse(composed.message);
  expectOneOfEach(parsed, email, from);
  expectReadBack(parsed, email);
}

describe("D3: every email of the shop, whatever was typed", () => {
  it("is plain ASCII in lines of at most 998 octets and is read as it was written", async () => {
    const typed = fc.record({ name: hostileText, email: hostileAddress, words: hostileText });
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...senders), async (input, from) => {
        for (const email of everyEmail(input, from)) await expectValid(email, from);
      }),
      { numRuns: 20 },
    );
  });

  it.each(hostileNames.map((name, number) => ({ name, number })))(
    "is valid for hostile name $number",
    async ({ name, number }) => {
      const [from = inbox] = senders;
      const email = hostileAddresses[number % hostileAddresses.length] ?? "";
      const emails = everyEmail({ name, email, words: name }, from);
      expect(emails.length).toBeGreaterThan(20);
      for (const each of emails) await expectValid(each, from);
    },
  );

  it("has an international host as punycode, and the address as typed in the text", async () => {
    const [from = inbox] = senders;
    const typed = { name: "Ann", email: "ann@bücher.example", words: "" };
    const [email] = everyEmail(typed, from);
    const parsed = await PostalMime.parse((await compose(email as Email, from)).message);
    expect(parsed.replyTo).toEqual([{ name: "Ann", address: "ann@xn--bcher-kva.example" }]);
    expect(parsed.text).toContain("ann@bücher.example");
  });

  it("omits a non-ASCII Reply-To and explains it in the text", async () => {
    const [from = inbox] = senders;
    const [email] = everyEmail({ name: "José", email: "josé@example.com", words: "" }, from);
    const parsed = await PostalMime.parse((await compose(email as Email, from)).message);
    expect(parsed.replyTo).toBeUndefined();
    expect(parsed.text).toContain("E-mail: josé@example.com");
    expect(parsed.text).toContain("A call is surer.");
  });
});

describe("an email with a sender's name of its own", () => {
  const email = { subject: "s", text: "t", html: "h" };

  it("comes from the address of the settings, in envelope and Message-ID too (rule 19.32)", async () => {
    const [from = inbox] = senders;
    const composed = await compose({ ...email, fromName: "Maribel at Parsons Furniture" }, from);
    expect(composed.from).toBe("leads@mail.shop.example");
    const parsed = await PostalMime.parse(composed.message);
    expect(parsed.from).toEqual({
      name: "Maribel at Parsons Furniture",
      address: "leads@mail.shop.example",
    });
    expect(parsed.messageId).toBe("<3f0c-1@mail.shop.example>");
  });

  it.each(hostileNames.map((name, number) => ({ name, number })))(
    "lets it add no header and no address: hostile name $number",
    async ({ name }) => {
      for (const from of senders) await expectValid({ ...email, fromName: name }, from);
    },
  );
});

describe("V13: a Message-ID", () => {
  it("has the domain of From", async () => {
    const [, from = inbox] = senders;
    const { message } = await compose({ subject: "s", text: "t", html: "h" }, from);
    expect(message.toString()).toContain("Message-ID: <3f0c-1@xn--bcher-kva.example>");
  });
});
