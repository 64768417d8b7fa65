import type { Finding } from "#server/doctor/check.ts";
import { cleanServerText, resultOfSmtpError } from "#server/mail/smtp-errors.ts";
import type { SendResult } from "#server/outbox/sink.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import { type EmailServerResult, isAccepted, type SmtpReply } from "./email-server.ts";
import type { Recipient } from "./envelope.ts";

/** Findings about the server's refusal of our sender. */
export function senderFindings({ sender }: EmailServerResult, withLogin: boolean): Finding[] {
  if (isAccepted(sender)) return [];
  const isTransient = sender.startsWith("4");
  return [
    {
      level: isTransient ? "warning" : "fault",
      seen: errorText(resultOfReply("MAIL FROM", sender)),
      advice: senderAdvice(sender, withLogin),
    },
  ];
}

function senderAdvice(reply: SmtpReply, withLogin: boolean): string {
  if (/STARTTLS/i.test(reply)) {
    return "Take ignoreTLS out of SMTP_URL, or write smtps:// and port 465.";
  }
  if (/^53\d|authenticat/i.test(reply)) return relayAdvice(withLogin);
  return withLogin
    ? "Write an address of the account in SMTP_URL into MAIL_FROM, or have this sender allowed for the account."
    : "Write an address this server sends for into MAIL_FROM, or user and password of its account into SMTP_URL.";
}

/** Findings about the server's refusals of the shop's own addresses and of emails to shoppers. */
export function recipientFindings(
  result: EmailServerResult,
  recipients: readonly Recipient[],
  withLogin: boolean,
): Finding[] {
  if (!isAccepted(result.sender)) return [];
  const [first = ""] = result.recipients;
  // Compared without the addresses they contain.
  const sameReplyToAll = result.recipients.filter(
    (reply) => cleanServerText(reply) === cleanServerText(first),
  );
  if (
    sameReplyToAll.length === recipients.length &&
    concernsEveryRecipient(resultOfReply("RCPT TO", first))
  ) {
    return [senderRefused("mail", first, withLogin)];
  }
  return recipients.flatMap((recipient, index) => {
    const reply = result.recipients[index];
    if (reply === undefined) return recipient.setting ? [noReply(recipient.setting)] : [];
    if (isAccepted(reply)) return [];
    if (asciiAddress(recipient.address) === undefined && !result.supportsSmtpUtf8) {
      return [notInternational(recipient)];
    }
    return refusal(recipient, reply, withLogin);
  });
}

/** Whether a refusal of one recipient would apply to all others too. */
function concernsEveryRecipient(outcome: SendResult): boolean {
  return outcome.kind === "retry" && outcome.scope === "receiver";
}

/** Many servers check the sender only when they get a recipient. */
function senderRefused(subject: string, reply: SmtpReply, withLogin: boolean): Finding {
  const advice = /sender/i.test(reply) ? senderAdvice(reply, withLogin) : relayAdvice(withLogin);
  const seen = `${subject} is refused. ${errorText(resultOfReply("RCPT TO", reply))}`;
  return { level: "fault", seen, advice };
}

function refusal({ setting }: Recipient, reply: SmtpReply, withLogin: boolean): Finding[] {
  const outcome = resultOfReply("RCPT TO", reply);
  const recipientName = setting ?? "shoppers";
  if (concernsEveryRecipient(outcome))
    return [senderRefused(`mail to ${recipientName}`, reply, withLogin)];
  // A refusal of the example address says nothing about shoppers.
  if (!setting) return [];
  if (outcome.kind === "retry") {
    const advice = "Mails are tried again by themselves. If this stays, look at that mailbox.";
    return [
      {
        level: "warning",
        seen: `mail to ${recipientName} has to wait. ${errorText(outcome)}`,
        advice,
      },
    ];
  }
  const seen = `mail to ${recipientName} is refused. ${errorText(outcome)}`;
  return [{ level: "fault", seen, advice: `Look for a slip in ${setting}, or make that mailbox.` }];
}

function relayAdvice(withLogin: boolean): string {
  return withLogin
    ? "Have the account in SMTP_URL allowed to send to other domains, and take the port for programs that send mail (587 or 465)."
    : "Write user and password of an account there into SMTP_URL (smtps://user:password@host), or have the server relay for this machine.";
}

function notInternational({ setting = "a recipient" }: Recipient): Finding {
  return {
    level: "fault",
    seen: `the mail server takes no address with letters such as é or ü before the @, and ${setting} has some`,
    advice: `Write an address with plain letters into ${setting}.`,
  };
}

function noReply(setting: string): Finding {
  return {
    level: "fault",
    seen: `the mail server gave no answer when asked about ${setting}`,
    advice:
      "Look into the mail server's log; it may be overloaded, or look names up that do not answer.",
  };
}

function resultOfReply(command: string, response: SmtpReply): SendResult {
  return resultOfSmtpError({ command, response, responseCode: Number(response.slice(0, 3)) });
}

function errorText(outcome: SendResult): string {
  return outcome.kind === "delivered" ? "" : outcome.error;
}
