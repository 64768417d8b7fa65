import type { Config } from "#server/config/read-config.ts";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { clockFindings } from "#server/doctor/clock-difference.ts";
import { isLoopback } from "#server/http/own-origin.ts";
import { cleanServerText } from "#server/mail/smtp-errors.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";
import { tryConnect } from "./reach.ts";
import { sendTestRecord } from "./test-record.ts";

/** Shorter than a check may take, so that the finding can name who didn't respond. */
const TIMEOUT_MS = 5_000;

/** Checks the CRM's webhook without posting anything; with `--send`, posts a test record. */
export const crmCheck: Check = {
  name: "crm",
  run: async (context) => {
    const url = urlOf(context.config);
    if (!url) {
      return [
        {
          level: "warning",
          seen: "leads are stored here and not sent to a CRM",
          advice: "If you have one, write the address of its webhook into CRM_WEBHOOK_URL.",
        },
      ];
    }
    const connection = await checkCrm(context);
    const settings = settingFindings(url, context.config);
    if (connection.some(({ level }) => level === "fault")) return [...connection, ...settings];
    return [
      ...(context.send
        ? [await sendTestRecord(context, url.href)]
        : await askOptions(context, url)),
      ...settings,
    ];
  },
};

/**
 * Checks whether the CRM's host accepts connections, without sending a request: for a running shop.
 * No findings if no CRM is configured, which is logged already.
 */
export async function checkCrm({ config, signal }: CheckContext): Promise<Finding[]> {
  const url = urlOf(config);
  // With this setting of Node's only requests use the proxy, so a direct connection may fail.
  if (!url || process.env.NODE_USE_ENV_PROXY) return [];
  try {
    await tryConnect(url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    return [];
  } catch (error) {
    return [unreachable(error)];
  }
}

function urlOf({ crmWebhookUrl }: Pick<Config, "crmWebhookUrl">): URL | undefined {
  return crmWebhookUrl ? new URL(crmWebhookUrl) : undefined;
}

/**
 * Any status is fine, because a webhook needn't support OPTIONS. HEAD isn't used because some
 * webhooks take it, like GET, for a lead (decision 029).
 */
async function askOptions({ clock, signal }: CheckContext, url: URL): Promise<Finding[]> {
  try {
    const { status, headers, body } = await fetch(url, {
      method: "OPTIONS",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await body?.cancel().catch(() => {});
    const date = headers.get("date");
    return [
      {
        level: "ok",
        seen: `${url.host} answers (status ${status} to a question that posts nothing)`,
      },
      ...(date ? clockFindings(new Date(date), clock(), "the CRM's") : []),
    ];
  } catch (error) {
    return [unreachable(error)];
  }
}

function unreachable(error: unknown): Finding {
  const { code } = error as { code?: string };
  const timedOut =
    code === "ETIMEDOUT" || (error instanceof Error && error.name === "TimeoutError");
  const reason =
    describeConnectionError(error, { server: "the CRM", setting: "CRM_WEBHOOK_URL" }) ??
    (timedOut ? "no answer came in time." : cleanServerText(String(error)));
  return {
    level: "fault",
    seen: `the CRM could not be reached: ${reason}`,
    advice: "Correct CRM_WEBHOOK_URL, or fix what it says. Leads wait here and are tried again.",
  };
}

function settingFindings({ protocol, hostname }: URL, { crmWebhookSecret }: Config): Finding[] {
  const findings: Finding[] = [];
  if (protocol === "http:" && !isLoopback(hostname)) {
    findings.push({
      level: "warning",
      seen: "leads go to the CRM over http: anybody on the way can read them",
      advice: "Write the https:// address of the webhook into CRM_WEBHOOK_URL.",
    });
  }
  if (!crmWebhookSecret) {
    findings.push({
      level: "warning",
      seen: "leads go to the CRM unsigned: whoever knows its address can post made-up ones",
      advice: "Write the secret the CRM shows for this webhook (whsec_…) into CRM_WEBHOOK_SECRET.",
    });
  }
  return findings;
}
