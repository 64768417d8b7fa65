import type { RetentionDays } from "./retention-rule.ts";
import { type Environment, needs, rulesFor } from "./rules.ts";

/** The owner's configuration, read from the environment once at start. */
export interface Config {
  port: number;
  host: string;
  /** The shop's public origin, without a trailing slash. */
  siteUrl: string;
  /** Whether it was configured; otherwise it is an address of this machine. */
  siteUrlIsSet: boolean;
  dataDir: string;
  /** Address of a PostgreSQL database; if undefined, SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** The most connections of one process to PostgreSQL. */
  poolSize: number;
  /** `web` only serves the site, `worker` only sends messages, `all` does both (rule 16.17). */
  role: Environment["ROLE"];
  crmWebhookUrl?: string | undefined;
  crmWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
  chatWidgetId?: string | undefined;
  chatWidgetSrc?: string | undefined;
  priceMatchFormUrl?: string | undefined;
  priceMatchFormScript?: string | undefined;
  /** Signs private links; `loadConfig` creates one if none is configured. */
  linkSecret?: string | undefined;
  /** Whether browsers must use https for all subdomains of `SITE_URL` too (decision 014). */
  hstsIncludeSubdomains: boolean;
  /** How many proxies in front of the server are trusted to report the client's address. */
  trustProxy: number;
  /** Milliseconds before the second attempt to send a message. */
  retryBaseMs: number;
  /** Retention in days by lead kind; a missing kind is kept forever. */
  retentionDays: RetentionDays;
  /** The port for metrics; undefined if there are none. */
  metricsPort?: number | undefined;
  metricsHost: string;
  /** Recipient of alerts; the shop's inbox if undefined. */
  alertEmail?: string | undefined;
  /** How many milliseconds a stopping process still accepts requests, so that proxies notice it. */
  drainMs: number;
  logLevel: Environment["LOG_LEVEL"];
}

/** A problem with one variable, with what to do about it. */
export interface ConfigProblem {
  name: string;
  message: string;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] };

/**
 * Reads the environment as described in `docs/operating.md` and reports all problems at once (rule
 * 16.13). Empty variables count as missing.
 * @param leadKinds names of the lead kinds.
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
    poolSize: env.DATABASE_POOL_SIZE,
    role: env.ROLE,
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
