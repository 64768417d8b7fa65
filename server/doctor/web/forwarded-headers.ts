import type { Finding } from "#server/doctor/check.ts";
import type { ProbeReport } from "#server/http/doctor-probe.ts";
import { hostOfUrl } from "#server/http/own-origin.ts";
import type { WebResponse } from "./request.ts";
import { configAdvice } from "./web-servers.ts";

/** Checks that the requested host and the protocol reach the shop. */
export function forwardedHeaders(
  { headers }: WebResponse,
  report: ProbeReport,
  siteUrl: string,
): Finding[] {
  return [hostFinding(headers, report, siteUrl), ...protocolFindings(headers, report, siteUrl)];
}

function hostFinding(
  headers: WebResponse["headers"],
  { host, believedHost }: ProbeReport,
  siteUrl: string,
): Finding {
  const requestedHost = hostOfUrl(siteUrl);
  if (believedHost === requestedHost)
    return { level: "ok", seen: "the host asked for reaches the shop" };
  return {
    level: "fault",
    seen: `${requestedHost} was asked for, but the shop sees the host ${believedHost ?? host ?? "of nobody"}`,
    advice: `Pass the name on as it was asked for. ${configAdvice("host", headers)}`,
  };
}

function protocolFindings(
  headers: WebResponse["headers"],
  { scheme, trustProxy }: ProbeReport,
  siteUrl: string,
): Finding[] {
  // Without a trusted proxy the header is ignored; whether to trust one is checked elsewhere.
  if (trustProxy === 0) return [];
  const isHttps = siteUrl.startsWith("https:");
  if (scheme === "https" || (scheme === "http" && !isHttps)) {
    return [{ level: "ok", seen: "the protocol reaches the shop" }];
  }
  const howTo = `Set it in the server that ends TLS, and leave it as it is in those behind. ${configAdvice("protocol", headers)}`;
  return scheme === "http"
    ? [
        {
          level: "fault",
          seen: "X-Forwarded-Proto says http of a visitor who came by https: pages may redirect in circles",
          advice: howTo,
        },
      ]
    : [
        {
          level: "warning",
          seen: `X-Forwarded-Proto does not reach the shop: it can't ${isHttps ? "lead http visitors to https" : "tell whether visitors come by https"}`,
          advice: howTo,
        },
      ];
}
