import { join } from "node:path";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { clockFindings } from "#server/doctor/clock-difference.ts";
import { isLoopback } from "#server/http/own-origin.ts";
import { EMAIL_FOLDER } from "#server/mail/email-folder.ts";
import { resultOfSmtpError, type SmtpError } from "#server/mail/smtp-errors.ts";
import { tlsErrorKind } from "#server/platform/tls-errors.ts";
import { type EmailServerResult, testEnvelope } from "./email-server.ts";
import { sizeFindings } from "./email-size.ts";
import { envelopeToTest, type Recipient } from "./envelope.ts";
import { recipientFindings, senderFindings } from "./mail-replies.ts";
import { sendTestEmail } from "./test-email.ts";

/**
 * Checks the email server up to where an email would be accepted; with `--send`, sends a test
 * email.
 */
export const mailCheck: Check = {
  name: "mail",
  run: async (context) => {
    const { smtpUrl, dataDir } = context.config;
    if (!smtpUrl) {
      return [
        {
          level: "warning",
          seen: `no mail is sent: each becomes a file in ${join(dataDir, EMAIL_FOLDER)}`,
          advice:
            "Write the mail server into SMTP_URL, such as smtps://user:password@mail.example.com.",
        },
      ];
    }
    const findings = await checkEmailServer(context);
    return context.send ? [...findings, await sendTestEmail(context)] : findings;
  },
};

/**
 * The same without sending, for a running shop. No findings if no email server is configured, which
 * is logged already.
 */
export async function checkEmailServer({
  config,
  clock,
  signal,
}: CheckContext): Promise<Finding[]> {
  const { smtpUrl } = config;
  if (!smtpUrl) return [];
  const { recipients, ...envelope } = envelopeToTest(config);
  const to = recipients.map(({ address }) => address);
  try {
    const result = await testEnvelope(smtpUrl, { ...envelope, to }, signal);
    return replyFindings(result, recipients, smtpUrl, clock());
  } catch (error) {
    return [unreachable(error as SmtpError)];
  }
}

function unreachable(error: SmtpError): Finding {
  const outcome = resultOfSmtpError(error);
  return {
    level: "fault",
    seen: "error" in outcome ? outcome.error : "the mail server could not be reached",
    advice: `${errorAdvice(error)} Mails wait here and are tried for three days.`,
  };
}

/** Advice that the error's message doesn't already contain. */
function errorAdvice(error: SmtpError): string {
  if (tlsErrorKind(error)) return "Put that right, then run the doctor again.";
  if (error.code === "EAUTH") {
    return "Write the user and password into SMTP_URL that the account has for programs; many providers make one of their own for these.";
  }
  return "Correct SMTP_URL (smtps:// for port 465, smtp:// for 587 and 25), or fix the mail server.";
}

function replyFindings(
  result: EmailServerResult,
  recipients: readonly Recipient[],
  smtpUrl: string,
  now: Date,
): Finding[] {
  const { hostname, username } = new URL(smtpUrl);
  const findings = [
    ...senderFindings(result, username !== ""),
    ...recipientFindings(result, recipients, username !== ""),
    ...sizeFindings(result.maxEmailBytes),
    ...loginFindings(result, hostname, username !== ""),
    ...greetingFindings(result.greeting, now),
  ];
  const faulty = findings.some(({ level }) => level === "fault");
  return faulty ? findings : [acceptedFinding(result, hostname, username !== ""), ...findings];
}

function acceptedFinding(
  { secure, supportsLogin }: EmailServerResult,
  host: string,
  withLogin: boolean,
): Finding {
  const details = [
    secure ? "with TLS" : "without TLS",
    withLogin && supportsLogin ? "logged in" : "",
  ];
  return {
    level: "ok",
    seen: `${host} takes our sender and recipients, ${details.filter(Boolean).join(", ")}; nothing was sent`,
  };
}

function loginFindings(
  { secure, supportsLogin }: EmailServerResult,
  host: string,
  withLogin: boolean,
): Finding[] {
  if (!withLogin) return [];
  if (!supportsLogin) {
    return [
      {
        level: "warning",
        seen: "the mail server offers no login here: user and password in SMTP_URL are not used",
        advice:
          "Take the port for programs that send mail (587 or 465), or leave user and password out.",
      },
    ];
  }
  if (secure || isLoopback(host.toLowerCase())) return [];
  return [
    {
      level: "warning",
      seen: "the password in SMTP_URL goes over the network without TLS",
      advice: "Write smtps:// and port 465, or have STARTTLS switched on at the mail server.",
    },
  ];
}

/** Some servers greet with their date and time. */
function greetingFindings(greeting: string, now: Date): Finding[] {
  const date = /\b\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:[+-]\d{4}|GMT)/.exec(greeting)?.[0];
  return date ? clockFindings(new Date(date), now, "the mail server's") : [];
}
