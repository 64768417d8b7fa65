import { describe, expect, it } from "vitest";
import { cleanServerText, resultOfSmtpError, statusInError } from "./smtp-errors.ts";

const refused = (command: string, response: string) =>
  resultOfSmtpError({
    code: "EENVELOPE",
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

describe("M4: a refusal of sender or client is retried for three days and pauses all emails", () => {
  it.each([
    [
      "MAIL FROM",
      "553 5.7.1 <hello@shop.example>: Sender address rejected: not owned by user shop",
    ],
    ["MAIL FROM", "552 5.3.4 Message size exceeds fixed limit"],
    ["MAIL FROM", "550 Sender denied"],
    ["RCPT TO", "554 5.7.1 <ann@example.com>: Relay access denied"],
    ["RCPT TO", "550 relaying not permitted"],
    ["RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts"],
    ["RCPT TO", "554 5.7.1 <unknown[192.0.2.7]>: Client host rejected: Access denied"],
    ["RCPT TO", "550 5.1.8 <hello@shop.example>: Sender address rejected: Domain not found"],
    ["RCPT TO", "504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname"],
    ["RCPT TO", "530 5.7.0 Must issue a STARTTLS command first"],
    ["RCPT TO", "550-5.7.1 blocked by Spamhaus\n550 see https://spamhaus.example"],
    ["EHLO", "550 not today"],
    ["CONN", "554 5.7.1 No SMTP service for you"],
    ["STARTTLS", "500 5.5.1 no"],
    ["CONN", "421 too many connections"],
    ["DATA", "530 5.7.0 Authentication required"],
  ])("%s → %s", (command, response) => {
    expect(refused(command, response)).toMatchObject({
      kind: "retry",
      scope: "receiver",
      surelyReceiver: true,
      ownerMustFix: !response.startsWith("4"),
    });
  });

  it.each(["ECONNREFUSED", "EDNS", "ETIMEDOUT", "ETLS", "ESOCKET"])("%s", (code) => {
    expect(resultOfSmtpError({ code, command: "CONN", message: "x" })).toMatchObject({
      kind: "retry",
      scope: "receiver",
      surelyReceiver: true,
      error: expect.stringContaining(code),
    });
  });
});

describe("a refusal of the recipient parks that email only (rule 15.10)", () => {
  it.each([
    ["RCPT TO", "550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown"],
    ["RCPT TO", "550 No such user here"],
    ["RCPT TO", "551 User not local"],
    ["RCPT TO", "553 5.1.3 Bad recipient address syntax"],
    ["RCPT TO", "550 5.2.1 Mailbox disabled"],
    ["DATA", "550 5.1.1 User unknown"],
  ])("%s → %s", (command, response) => {
    expect(refused(command, response)).toMatchObject({ kind: "park", recipientRefused: true });
  });
});

describe("552: a full mailbox or refused content is retried for a day per email", () => {
  it.each([
    ["RCPT TO", "552 5.2.2 Mailbox full"],
    ["RCPT TO", "452 4.2.2 Mailbox full"],
    ["RCPT TO", "450 4.2.0 Greylisted"],
    ["DATA", "552 5.2.2 Over quota"],
    ["DATA", "554 5.6.0 Message contents rejected"],
    ["DATA", "550 5.7.1 Looks like spam"],
    ["DATA", "554 Transaction failed"],
    ["DATA", "451 try later"],
  ])("%s → %s", (command, response) => {
    const outcome = refused(command, response);
    expect(outcome).toMatchObject({ kind: "retry" });
    expect(outcome).not.toHaveProperty("ownerMustFix");
    expect(outcome).not.toHaveProperty("scope");
  });
});

describe("the server's own text", () => {
  it("is one line of at most 200 characters without addresses and control characters", () => {
    const text = cleanServerText(
      `553 5.7.1\r\n<ann@example.com>:\u001b[31m no\u0000 josé@bücher.example ${"x".repeat(500)}`,
    );
    expect(text).toMatch(/^553 5\.7\.1 <…>: \[31m no … x+…$/);
    expect(text).toHaveLength(200);
  });

  it("is part of the error, from which its status can be read", () => {
    const outcome = refused("RCPT TO", "550 5.1.1 <ann@example.com> unknown");
    expect(outcome).toMatchObject({
      error: "The mail server refused the address. It said: 550 5.1.1 <…> unknown",
    });
    expect(statusInError("error" in outcome ? outcome.error : "")).toBe("550 5.1.1");
  });
});
