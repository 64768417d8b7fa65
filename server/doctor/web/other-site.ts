import { cleanLine } from "#domain/clean-text.ts";
import type { Finding } from "#server/doctor/check.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { webServerOf } from "./web-servers.ts";

const MAX_TITLE_LENGTH = 60;

/** The finding for an address where something responds that isn't this shop. */
export async function otherSiteFinding(
  response: WebResponse,
  site: Site,
  local: Site | undefined,
): Promise<Finding> {
  const { status, headers } = response;
  const fault = (seen: string, advice: string): Finding => ({ level: "fault", seen, advice });
  if (headers.location && status >= 300 && status < 400) return redirected(response, site);
  if (fromAShop(response)) return fromAnotherShop(response, site);
  const serverName = webServerOf(headers) ?? "a web server";
  if ([502, 503, 504].includes(status)) {
    const nextStep = (await isShopRunning(local))
      ? `The shop runs at ${local?.address}: correct the address the web server passes requests on to.`
      : "Start the shop (npm start), or correct HOST, PORT and the address the web server passes requests on to.";
    return fault(
      `${site.address} is answered by ${serverName} with status ${status}: it does not reach the shop`,
      nextStep,
    );
  }
  if (status === 401 || status === 407) {
    return fault(
      `${site.address} asks for a password`,
      "Take the password off in the web server: shoppers have none.",
    );
  }
  if (status === 403 || status === 429) {
    return fault(
      `${site.address} refuses the doctor with status ${status}`,
      `A firewall or ${serverName} turns requests away: let everybody read the site, also from this machine.`,
    );
  }
  return elsewhere(site, "leads to something else", status, titleOf(response));
}

function redirected({ status, headers }: WebResponse, site: Site): Finding {
  const target = URL.parse(headers.location ?? "", `${site.address}/doctor/`);
  if (target?.origin === new URL(site.address).origin) {
    if (!target.pathname.startsWith("/doctor/")) {
      return elsewhere(site, `redirects to its own ${cleanLine(target.pathname)}`, status);
    }
    return {
      level: "fault",
      seen: `${site.address} redirects to itself (status ${status})`,
      advice:
        "Two parts of the way disagree about http and https, most often a content network that asks by http: let it ask by https, and let the server that ends TLS set X-Forwarded-Proto.",
    };
  }
  if (!target || !/^https?:$/.test(target.protocol)) {
    return elsewhere(site, "redirects to no web address", status);
  }
  return {
    level: "fault",
    seen: `${site.address} redirects to ${target.origin} (status ${status})`,
    advice: `Write SITE_URL=${target.origin} if that is the shop, and restart it; otherwise take the redirect out of the web server.`,
  };
}

function elsewhere({ address }: Site, problem: string, status: number, detail = ""): Finding {
  return {
    level: "fault",
    seen: `${address} ${problem}: status ${status}${detail}`,
    advice:
      "Another site, a parking page or a login page of this network answers there. Let the name lead to this machine (DNS) and the web server pass requests on to the shop, or correct SITE_URL.",
  };
}

/** Every response of a shop of ours has these headers, even errors. */
function fromAShop({ headers }: WebResponse): boolean {
  return (
    headers["x-request-id"] !== undefined && headers["cross-origin-opener-policy"] !== undefined
  );
}

function fromAnotherShop({ status }: WebResponse, site: Site): Finding {
  if (status === 404) {
    return {
      level: "fault",
      seen: `a shop answers at ${site.address}, but it has another database than the doctor, or cannot read it`,
      advice:
        "Run the doctor with the shop's own settings (DATA_DIR, DATABASE_URL). If they are the same, restart the shop, which may be an older version, and see that the web server passes paths on as they are (no path behind the port in proxy_pass).",
    };
  }
  return {
    level: "fault",
    seen: `the shop answers at ${site.address} with status ${status}`,
    advice: "Look at its log for the reason.",
  };
}

function titleOf({ body }: WebResponse): string {
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/i.exec(body.toString()) ?? [];
  const text = cleanLine(title).slice(0, MAX_TITLE_LENGTH);
  return text ? `, "${text}"` : "";
}

/** Whether a shop responds on this machine, whichever database it has. */
export async function isShopRunning(local: Site | undefined): Promise<boolean> {
  try {
    return local !== undefined && (await local.ask("/healthz")).status === 200;
  } catch {
    return false;
  }
}
