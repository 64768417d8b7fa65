import type { Finding } from "#server/doctor/check.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** A path that doesn't exist, so that a POST that isn't redirected has no effect. */
const PATH = "/doctor?kept=a%20b";

/**
 * Checks that plain http is redirected to https, including forms. Only if `SITE_URL` has the
 * default port: beside another port, anything may listen at port 80.
 */
export async function checkHttpRedirect(
  site: Site,
  siteUrl: string,
  httpAddress = httpAddressOf(siteUrl),
): Promise<Finding[]> {
  if (httpAddress === undefined) return [];
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: httpAddress };
  let responses: WebResponse[];
  try {
    responses = await Promise.all([
      site.askAt(httpAddress + PATH),
      site.askAt(httpAddress + PATH, { method: "POST", headers, body: Buffer.alloc(0) }),
    ]);
  } catch {
    return [
      {
        level: "warning",
        seen: `${httpAddress} does not answer: who types the name without https may get nowhere`,
        advice: "Open port 80 and redirect it to https in the web server.",
      },
    ];
  }
  const [page, post] = responses.map((response) => ({
    response,
    target: targetOf(response, httpAddress),
  }));
  if (!page || !post) return [];
  return [redirectFinding(siteUrl, httpAddress, page, post)];
}

function httpAddressOf(siteUrl: string): string | undefined {
  const { protocol, port, hostname } = new URL(siteUrl);
  return protocol === "https:" && port === "" ? `http://${hostname}` : undefined;
}

interface HttpResponse {
  response: WebResponse;
  target: URL | null;
}

function redirectFinding(
  siteUrl: string,
  httpAddress: string,
  page: HttpResponse,
  post: HttpResponse,
): Finding {
  const { response, target } = page;
  if (!target || target.protocol === "http:") {
    return {
      level: "fault",
      seen: target
        ? `${httpAddress} redirects to ${target.origin}, which is not https`
        : `${httpAddress} is not redirected to https (status ${response.status})`,
      advice: `${configAdvice("https", response.headers)}. Or let it say how visitors come (X-Forwarded-Proto) and set TRUST_PROXY: then the shop redirects.`,
    };
  }
  if (target.origin !== siteUrl) {
    return {
      level: "warning",
      seen: `${httpAddress} redirects to ${target.origin}, not to ${siteUrl}`,
      advice: `Redirect to ${siteUrl} at once.`,
    };
  }
  if (target.pathname + target.search !== PATH) {
    return {
      level: "warning",
      seen: `${httpAddress} redirects to ${siteUrl}, but to another page than the one asked for`,
      advice: `Keep path and query. ${configAdvice("https", response.headers)}`,
    };
  }
  if (![307, 308].includes(post.response.status) || post.target?.origin !== siteUrl) {
    return {
      level: "warning",
      seen: `${httpAddress} redirects pages to https, but a form sent there is lost (status ${post.response.status})`,
      advice: `Redirect with status 308, which keeps what was sent. ${configAdvice("https", response.headers)}`,
    };
  }
  return { level: "ok", seen: `${httpAddress} redirects to https, forms too` };
}

function targetOf({ status, headers }: WebResponse, base: string): URL | null {
  if (status < 300 || status > 399 || !headers.location) return null;
  return URL.parse(headers.location, base);
}
