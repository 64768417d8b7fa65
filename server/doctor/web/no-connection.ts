import type { Finding } from "#server/doctor/check.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";
import { isShopRunning } from "./other-site.ts";
import type { Site } from "./site.ts";

/** The finding for an address that can't be connected to or doesn't respond. */
export async function noConnection(
  error: unknown,
  site: Site,
  local: Site | undefined,
): Promise<Finding> {
  const code = codeOf(error);
  return {
    level: "fault",
    seen: `${site.address} cannot be reached${code ? ` (${code})` : ""}`,
    advice: await adviceFor(error, code, site, local),
  };
}

async function adviceFor(
  error: unknown,
  code: string,
  site: Site,
  local: Site | undefined,
): Promise<string> {
  const { protocol, hostname, port } = new URL(site.address);
  if (/VERIFY_LEAF|UNABLE_TO_GET_ISSUER/.test(code)) {
    return "The certificate comes without the one that signed it: give the web server the whole chain (fullchain.pem, not cert.pem). If the authority is your own, set NODE_EXTRA_CA_CERTS to its certificate.";
  }
  if (/ECONNREFUSED/.test(code)) {
    const defaultPort = protocol === "https:" ? "443" : "80";
    return (await isShopRunning(local))
      ? `The shop runs at ${local?.address}, but no web server listens at port ${port || defaultPort} of ${hostname}: start it, open the port, or correct SITE_URL.`
      : `Nothing listens at port ${port || defaultPort} of ${hostname}, and the shop does not run on this machine either: start it (npm start), then the web server.`;
  }
  if (/ENOTFOUND/.test(code)) {
    return `There is no host ${hostname}: set its A or AAAA record where the domain is registered, or correct SITE_URL.`;
  }
  const message = describeConnectionError(error, {
    server: hostname,
    setting: "SITE_URL",
    without: "Set up TLS in the web server, or write http:// in SITE_URL for now.",
  });
  return message
    ? capitalized(message)
    : "The connection was cut. Check SITE_URL and the web server's log.";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
