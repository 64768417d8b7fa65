import { z } from "zod";
import { asciiAddress, parseMailbox } from "#server/platform/mailbox.ts";
import { credentialsProblem } from "./credentials-rule.ts";
import { LINK_SECRET_LENGTH } from "./link-secret.ts";
import { retentionRule } from "./retention-rule.ts";

/** Ports of other services, to which `fetch` never connects (Fetch standard, "Port blocking"). */
export const blockedPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

/** Messages must say what to do; the variable's name is put in front of them. */
const address = (schemes: string[], example: string) =>
  z.string().refine((value) => schemes.includes(URL.parse(value)?.protocol ?? ""), {
    message: `must be an address such as ${example}`,
    abort: true,
  });
/** An address that may contain a name and password. */
const login = (schemes: string[], example: string) =>
  z.string().superRefine((value, context) => {
    const known = schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}//`));
    const problem = known ? credentialsProblem(value) : undefined;
    if (problem) context.addIssue({ code: "custom", message: problem });
    else if (!schemes.includes(URL.parse(value)?.protocol ?? "")) {
      context.addIssue({ code: "custom", message: `must be an address such as ${example}` });
    }
  });
const web = (example: string) => address(["http:", "https:"], example);

const wholeNumber = (from: number, to: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { message: `must be a whole number, ${what}` })
    .transform(Number)
    .refine((value) => value >= from && value <= to, {
      message: `must be between ${from} and ${to}, ${what}`,
    });

const siteUrl = web("https://www.example.com").refine(
  (value) => {
    const url = URL.parse(value);
    return url?.pathname === "/" && !url.search && !url.hash && !url.username;
  },
  { message: "must be scheme, host and port only, such as https://www.example.com" },
);

/**
 * Rejects addresses that `fetch` never posts to, so that the owner learns of it before leads fail.
 */
const webhookUrl = web("https://crm.example.com/hooks/leads")
  .refine((value) => !URL.parse(value)?.username && !URL.parse(value)?.password, {
    message:
      "must not have a user or password before the host: webhooks cannot send them. Leave out everything up to the @; CRM_WEBHOOK_SECRET signs the posts instead",
    abort: true,
  })
  .refine((value) => !blockedPorts.has(Number(URL.parse(value)?.port)), {
    message:
      "must have another port: this one belongs to another kind of service, and webhooks are never sent to it. Use 443, 80 or one such as 8080",
  });

const webhookSecret = z.string().regex(/^(whsec_)?[A-Za-z0-9+/]{8,}={0,2}$/, {
  message: "must be whsec_ followed by base64, as your CRM shows it",
});

const mailbox = z.string().regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  message: 'must be an e-mail address such as hello@example.com or "The Shop <hello@example.com>"',
  abort: true,
});

/** The sender's address must be ASCII, because every email server must accept it. */
const senderMailbox = mailbox.refine(
  (value) => asciiAddress(parseMailbox(value).address) !== undefined,
  {
    message:
      "must have only plain letters, digits and signs before the @: many servers take no other",
  },
);

/**
 * The text after `LINK_SECRET=` in an earlier example; without the # it would be a publicly known
 * secret.
 */
const PUBLISHED = "set it when the processes run on several machines; the same on all";

const linkSecret = z
  .string()
  .min(LINK_SECRET_LENGTH, { message: `must have ${LINK_SECRET_LENGTH} characters or more` })
  .refine((value) => value !== PUBLISHED, {
    message: "is the words of our example, which anyone knows; make one: openssl rand -base64 32",
  });

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What a process does: serve the site, send messages, or both. */
const roles = ["web", "worker", "all"] as const;

/**
 * The rules for all environment variables; every variable is optional.
 * @param leadKinds names of the lead kinds, for `RETENTION_DAYS`.
 */
export const rulesFor = (leadKinds: readonly string[]) =>
  z.object({
    PORT: wholeNumber(0, 65_535, "the port to listen on").default(3000),
    HOST: z.string().default("127.0.0.1"),
    SITE_URL: siteUrl.optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: login(
      ["postgres:", "postgresql:"],
      "postgres://user:password@127.0.0.1/shop",
    ).optional(),
    DATABASE_POOL_SIZE: wholeNumber(
      2,
      100,
      "the most connections of one process to PostgreSQL",
    ).default(10),
    ROLE: z
      .enum(roles, {
        message: `must be one of ${roles.join(", ")}`,
      })
      .default("all"),
    CRM_WEBHOOK_URL: webhookUrl.optional(),
    CRM_WEBHOOK_SECRET: webhookSecret.optional(),
    SMTP_URL: login(["smtp:", "smtps:"], "smtps://user:password@mail.example.com").optional(),
    MAIL_FROM: senderMailbox.optional(),
    SHOP_INBOX: mailbox.optional(),
    CHAT_WIDGET_ID: z.string().optional(),
    CHAT_WIDGET_SRC: web("https://chat.example.com/loader.js").optional(),
    PRICE_MATCH_FORM_URL: web("https://forms.example.com/price-match").optional(),
    PRICE_MATCH_FORM_SCRIPT: web("https://forms.example.com/embed.js").optional(),
    LINK_SECRET: linkSecret.optional(),
    HSTS_INCLUDE_SUBDOMAINS: z
      .enum(["0", "1"], {
        message: "must be 1 when every host of the domain is reached over https, else left out",
      })
      .default("0"),
    TRUST_PROXY: wholeNumber(0, 10, "how many proxies stand before the server").default(0),
    DELIVERY_RETRY_BASE_MS: wholeNumber(1, 3_600_000, "in milliseconds").default(10_000),
    RETENTION_DAYS: retentionRule(leadKinds).optional(),
    METRICS_PORT: wholeNumber(1, 65_535, "the port metrics are read on").optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    ALERT_MAIL: mailbox.optional(),
    DRAIN_SECONDS: wholeNumber(0, 60, "how long a process that stops still takes requests").default(
      0,
    ),
    LOG_LEVEL: z
      .enum(logLevels, { message: `must be one of ${logLevels.join(", ")}` })
      .default("info"),
  });

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(rulesFor([]).shape);

export type Environment = z.output<ReturnType<typeof rulesFor>>;

/** Variables that require another one, with the reason. */
export const needs: [name: keyof Environment, other: keyof Environment, why: string][] = [
  ["CHAT_WIDGET_ID", "CHAT_WIDGET_SRC", "the address of the chat widget's script"],
  ["CHAT_WIDGET_SRC", "CHAT_WIDGET_ID", "the id the chat's company gave the shop"],
  ["PRICE_MATCH_FORM_SCRIPT", "PRICE_MATCH_FORM_URL", "the address of the form it belongs to"],
];
