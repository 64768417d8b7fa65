import type { RetentionDays } from "./retention-rule.ts";
import { type Environment, needs, rulesFor } from "./rules.ts";

/** What the owner configured, read from the environment once at start. */
export interface Config {
  port: number;
  host: string;
  /** The shop's public origin, without a slash at the end. */
  siteUrl: string;
  /** Whether the owner named it; otherwise it leads to this machine. */
  siteUrlIsSet: boolean;
  dataDir: string;
  /** PostgreSQL; without it the embedded SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  crmWebhookUrl?: string | undefined;
  crmWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
  chatWidgetId?: string | undefined;
  chatWidgetSrc?: string | undefined;
  priceMatchFormUrl?: string | undefined;
  priceMatchFormScript?: string | undefined;
  /** Signs private links; `loadConfig` makes one where none is configured. */
  linkSecret?: string | undefined;
  /** Whether browsers are told to use https for every host below `SITE_URL`'s too (decision 033). */
  hstsIncludeSubdomains: boolean;
  /** Number of proxies before the server whose word on the client address is trusted. */
  trustProxy: number;
  /** Milliseconds before the second attempt of a delivery. */
  retryBaseMs: number;
  /** Days each kind of lead is kept; kinds that are left out are kept for good. */
  retentionDays: RetentionDays;
  /** Where metrics are read; nowhere without a port. */
  metricsPort?: number | undefined;
  metricsHost: string;
  /** Who hears of deliveries in trouble; the shop's inbox when left out. */
  alertEmail?: string | undefined;
  /** Milliseconds a process that stops still takes requests, so that proxies see it go. */
  drainMs: number;
  logLevel: Environment["LOG_LEVEL"];
}

/** One variable that is wrong, and what to do about it. */
export interface ConfigProblem {
  name: string;
  message: string;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] };

/**
 * Reads the environment, as `docs/operating.md` describes it, and reports every problem at once
 * (rule 16.13). An empty variable counts as left out.
 * @param leadKinds names of the kinds of lead there are.
 */
export function readConfig(env: NodeJS.ProcessEnv, leadKinds: readonly string[]): ConfigResult {
  const filled = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const missing: ConfigProblem[] = needs
    .filter(([name, other]) => filled[name] && !filled[other])
    .map(([name, other, why]) => ({ name, message: `needs ${other} as well: ${why}` }));
  const parsed = rulesFor(leadKinds).safeParse(filled);
  const wrong = (parsed.error?.issues ?? []).map((issue) => ({
    name: String(issue.path[0]),
    message: issue.message,
  }));
  if (!parsed.success || missing.length > 0) return { ok: false, problems: [...wrong, ...missing] };
  return { ok: true, config: toConfig(parsed.data) };
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${env.PORT}`,
    siteUrlIsSet: env.SITE_URL !== undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    crmWebhookUrl: env.CRM_WEBHOOK_URL,
    crmWebhookSecret: env.CRM_WEBHOOK_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    shopInbox: env.SHOP_INBOX,
    chatWidgetId: env.CHAT_WIDGET_ID,
    chatWidgetSrc: env.CHAT_WIDGET_SRC,
    priceMatchFormUrl: env.PRICE_MATCH_FORM_URL,
    priceMatchFormScript: env.PRICE_MATCH_FORM_SCRIPT,
    linkSecret: env.LINK_SECRET,
    hstsIncludeSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === "1",
    trustProxy: env.TRUST_PROXY,
    retryBaseMs: env.DELIVERY_RETRY_BASE_MS,
    retentionDays: env.RETENTION_DAYS ?? {},
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    alertEmail: env.ALERT_MAIL,
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}
