import type { Finding } from "#server/doctor/check.ts";
import { judgeSmtpError, serverWords } from "#server/mail/smtp-fault.ts";
import type { Outcome } from "#server/outbox/sink.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import type { Recipient } from "./mail-question.ts";
import { isTaken, type MailReply, type MailServerAnswer } from "./mail-server.ts";

/** What the server holds against our sender. */
export function senderFindings({ sender }: MailServerAnswer, withLogin: boolean): Finding[] {
  if (isTaken(sender)) return [];
  const isPassing = sender.startsWith("4");
  return [
    {
      level: isPassing ? "warning" : "fault",
      seen: wordsOf(judge("MAIL FROM", sender)),
      advice: senderAdvice(sender, withLogin),
    },
  ];
}

function senderAdvice(reply: MailReply, withLogin: boolean): string {
  if (/STARTTLS/i.test(reply)) {
    return "Take ignoreTLS out of SMTP_URL, or write smtps:// and port 465.";
  }
  if (/^53\d|authenticat/i.test(reply)) return relayAdvice(withLogin);
  return withLogin
    ? "Write an address of the account in SMTP_URL into MAIL_FROM, or have this sender allowed for the account."
    : "Write an address this server sends for into MAIL_FROM, or user and password of its account into SMTP_URL.";
}

/** What the server holds against the shop's own addresses, and against mail to shoppers. */
export function recipientFindings(
  answer: MailServerAnswer,
  recipients: readonly Recipient[],
  withLogin: boolean,
): Finding[] {
  if (!isTaken(answer.sender)) return [];
  const [first = ""] = answer.recipients;
  // Without the addresses in them replies to all are the same.
  const saidToAll = answer.recipients.filter((reply) => serverWords(reply) === serverWords(first));
  if (saidToAll.length === recipients.length && isAboutUs(judge("RCPT TO", first))) {
    return [aboutUs("mail", first, withLogin)];
  }
  return recipients.flatMap((recipient, index) => {
    const reply = answer.recipients[index];
    if (reply === undefined) return recipient.setting ? [silentAbout(recipient.setting)] : [];
    if (isTaken(reply)) return [];
    if (asciiAddress(recipient.address) === undefined && !answer.offersSmtpUtf8) {
      return [notInternational(recipient)];
    }
    return refusal(recipient, reply, withLogin);
  });
}

/** Whether a server that says this of one recipient would say it of others. */
function isAboutUs(outcome: Outcome): boolean {
  return outcome.kind === "retry" && outcome.about === "receiver";
}

/** Many servers judge the sender only when they hear a recipient. */
function aboutUs(what: string, reply: MailReply, withLogin: boolean): Finding {
  const advice = /sender/i.test(reply) ? senderAdvice(reply, withLogin) : relayAdvice(withLogin);
  const seen = `${what} is refused. ${wordsOf(judge("RCPT TO", reply))}`;
  return { level: "fault", seen, advice };
}

function refusal({ setting }: Recipient, reply: MailReply, withLogin: boolean): Finding[] {
  const outcome = judge("RCPT TO", reply);
  const who = setting ?? "shoppers";
  if (isAboutUs(outcome)) return [aboutUs(`mail to ${who}`, reply, withLogin)];
  // What a server has against an example says nothing of shoppers.
  if (!setting) return [];
  if (outcome.kind === "retry") {
    const advice = "Mails are tried again by themselves. If this stays, look at that mailbox.";
    return [{ level: "warning", seen: `mail to ${who} has to wait. ${wordsOf(outcome)}`, advice }];
  }
  const seen = `mail to ${who} is refused. ${wordsOf(outcome)}`;
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

function silentAbout(setting: string): Finding {
  return {
    level: "fault",
    seen: `the mail server gave no answer when asked about ${setting}`,
    advice:
      "Look into the mail server's log; it may be overloaded, or look names up that do not answer.",
  };
}

function judge(command: string, response: MailReply): Outcome {
  return judgeSmtpError({ command, response, responseCode: Number(response.slice(0, 3)) });
}

function wordsOf(outcome: Outcome): string {
  return outcome.kind === "delivered" ? "" : outcome.error;
}
