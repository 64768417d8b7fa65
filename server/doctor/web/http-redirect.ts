import type { Finding } from "#server/doctor/check.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** A path nobody has, so that nothing happens where a post is not redirected. */
const PATH = "/doctor?kept=a%20b";

/**
 * Is who comes by http led to https, with what a form sent? Asked only where `SITE_URL` has the usual
 * port: what listens at port 80 beside another one may be anything.
 */
export async function httpRedirect(
  site: Site,
  siteUrl: string,
  plain = plainAddress(siteUrl),
): Promise<Finding[]> {
  if (plain === undefined) return [];
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: plain };
  let responses: WebResponse[];
  try {
    responses = await Promise.all([
      site.askAt(plain + PATH),
      site.askAt(plain + PATH, { method: "POST", headers, body: Buffer.alloc(0) }),
    ]);
  } catch {
    return [
      {
        level: "warning",
        seen: `${plain} does not answer: who types the name without https may get nowhere`,
        advice: "Open port 80 and redirect it to https in the web server.",
      },
    ];
  }
  const [page, post] = responses.map((response) => ({
    response,
    target: targetOf(response, plain),
  }));
  if (!page || !post) return [];
  return [redirectFinding(siteUrl, plain, page, post)];
}

function plainAddress(siteUrl: string): string | undefined {
  const { protocol, port, hostname } = new URL(siteUrl);
  return protocol === "https:" && port === "" ? `http://${hostname}` : undefined;
}

interface Led {
  response: WebResponse;
  target: URL | null;
}

function redirectFinding(siteUrl: string, plain: string, page: Led, post: Led): Finding {
  const { response, target } = page;
  if (!target || target.protocol === "http:") {
    return {
      level: "fault",
      seen: target
        ? `${plain} redirects to ${target.origin}, which is not https`
        : `${plain} is not redirected to https (status ${response.status})`,
      advice: `${configAdvice("https", response.headers)}. Or let it say how visitors come (X-Forwarded-Proto) and set TRUST_PROXY: then the shop redirects.`,
    };
  }
  if (target.origin !== siteUrl) {
    return {
      level: "warning",
      seen: `${plain} redirects to ${target.origin}, not to ${siteUrl}`,
      advice: `Redirect to ${siteUrl} at once.`,
    };
  }
  if (target.pathname + target.search !== PATH) {
    return {
      level: "warning",
      seen: `${plain} redirects to ${siteUrl}, but to another page than the one asked for`,
      advice: `Keep path and query. ${configAdvice("https", response.headers)}`,
    };
  }
  if (![307, 308].includes(post.response.status) || post.target?.origin !== siteUrl) {
    return {
      level: "warning",
      seen: `${plain} redirects pages to https, but a form sent there is lost (status ${post.response.status})`,
      advice: `Redirect with status 308, which keeps what was sent. ${configAdvice("https", response.headers)}`,
    };
  }
  return { level: "ok", seen: `${plain} redirects to https, forms too` };
}

function targetOf({ status, headers }: WebResponse, base: string): URL | null {
  if (status < 300 || status > 399 || !headers.location) return null;
  return URL.parse(headers.location, base);
}
