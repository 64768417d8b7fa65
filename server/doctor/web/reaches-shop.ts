import type { Config } from "#server/config/read-config.ts";
import type { Finding } from "#server/doctor/check.ts";
import type { ProbeReport } from "#server/http/doctor-probe.ts";
import { isLoopback, normalizeHost } from "#server/http/own-origin.ts";
import { noConnection } from "./no-connection.ts";
import { otherSiteFinding } from "./other-site.ts";
import type { WebResponse } from "./request.ts";
import type { ProbeResponse, Site } from "./site.ts";

/** Web servers retry for some seconds before they report that a shop is gone. */
const FIRST_LIMIT_MS = 5_800;

/** Whether an address leads to this shop; without `here` nothing more can be checked. */
export interface ReachResult {
  findings: Finding[];
  /** This shop's response, and what it saw of the request. */
  here?: { response: WebResponse; report: ProbeReport };
}

/** Checks with one request that `SITE_URL` leads to this shop; if not, describes what is there. */
export async function reachesShop(
  site: Site,
  config: Config,
  /** The shop on this machine, requested only to explain what is wrong. */
  local: Site | undefined,
): Promise<ReachResult> {
  let probed: ProbeResponse;
  try {
    probed = await site.probe({ limitMs: FIRST_LIMIT_MS });
  } catch (error) {
    return { findings: [await noConnection(error, site, local)] };
  }
  const { response, report } = probed;
  if (!report) return { findings: [await otherSiteFinding(response, site, local)] };
  return { here: { response, report }, findings: arrived(site, config, report) };
}

function arrived(site: Site, config: Config, report: ProbeReport): Finding[] {
  const findings: Finding[] = [];
  if (config.siteUrlIsSet)
    findings.push({ level: "ok", seen: `${site.address} leads to this shop` });
  else findings.push(notSet(site, config));
  const changed = [
    changedSetting("SITE_URL", report.siteUrl, config.siteUrl),
    changedSetting("TRUST_PROXY", report.trustProxy, config.trustProxy),
  ].filter(Boolean);
  if (changed.length > 0) {
    findings.push({
      level: "fault",
      seen: `the running shop was started with ${changed.join(" and ")}`,
      advice: "Restart the shop, or run the doctor with the same settings as the shop.",
    });
  }
  if (config.siteUrlIsSet && config.siteUrl.startsWith("http:") && !localShop(config)) {
    findings.push({
      level: "warning",
      seen: "SITE_URL is an http address: what shoppers type can be read on its way",
      advice: "Put a web server with TLS before the shop and write SITE_URL=https://….",
    });
  }
  return findings;
}

function changedSetting(name: string, running: unknown, now: unknown): string | undefined {
  return running === now ? undefined : `${name}=${running}, and the settings now say ${now}`;
}

function localShop({ siteUrl }: Config): boolean {
  return isLoopback(normalizeHost(new URL(siteUrl).host) ?? "");
}

/** A fault behind a proxy, because then shoppers use the shop from other machines. */
export function notSet(site: Pick<Site, "address"> | undefined, config: Config): Finding {
  return {
    level: config.trustProxy > 0 ? "fault" : "warning",
    seen: `SITE_URL is not set: links in mails and pages lead to ${config.siteUrl}${site ? `; the shop answers at ${site.address}` : ""}`,
    advice: "Write SITE_URL=https:// and the name shoppers type, then restart the shop.",
  };
}
