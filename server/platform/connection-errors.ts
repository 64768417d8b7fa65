import { describeTlsError } from "./tls-errors.ts";

/** The target of a connection, and the name of its setting. */
interface ConnectionTarget {
  /** `the mail server` or `the CRM`. */
  server: string;
  /** The variable with its address, such as `SMTP_URL`. */
  setting: string;
  /** How to continue without TLS, if that may be intended. */
  without?: string;
}

const networkErrors: readonly [pattern: RegExp, message: (setting: string) => string][] = [
  [/ECONNREFUSED/, (setting) => `nothing listens at that host and port: check ${setting}.`],
  [/ENOTFOUND|EDNS/, (setting) => `there is no such host: check the name in ${setting}.`],
  [/EAI_AGAIN/, (setting) => `the name in ${setting} can't be looked up just now.`],
  [/EHOSTUNREACH|ENETUNREACH/, () => "no way leads there from this machine."],
  [
    /ETIMEDOUT|CONNECT_TIMEOUT/,
    (setting) => `no answer came: check host and port in ${setting}, and firewalls on the way.`,
  ],
];

/** Why a connection failed and what to do, as a message for the owner; undefined for other errors. */
export function describeConnectionError(
  error: unknown,
  { server, setting, without }: ConnectionTarget,
): string | undefined {
  const tls = describeTlsError(error, { server, ...(without ? { without } : {}) });
  return tls ?? describeNetworkError(error, setting);
}

function describeNetworkError(error: unknown, setting: string): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    const text = `${code} ${at.message}`;
    const found = networkErrors.find(([pattern]) => pattern.test(text));
    if (found) return found[1](setting);
  }
  return undefined;
}
