import type { Finding } from "#server/doctor/check.ts";
import { exampleNetwork, type ProbeReport } from "#server/http/doctor-probe.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** A forged header with more entries than any chain of proxies has. */
const forgedHeader = Array.from({ length: 11 }, (_, n) => `${exampleNetwork}${n + 1}`).join(", ");

/**
 * Checks that `TRUST_PROXY` is the number of proxies. Each proxy adds one entry after those the
 * doctor made up, so the entries after them show how many proxies there are (decision 029).
 */
export async function trustProxyDepth(site: Site): Promise<Finding[]> {
  const { response, report } = await site.probe({ headers: { "x-forwarded-for": forgedHeader } });
  if (!report) {
    return [
      {
        level: "warning",
        seen: `a visitor who names another address in X-Forwarded-For is refused before the shop (status ${response.status}), so TRUST_PROXY was not tried`,
        advice: "Nothing is wrong with that. Count the web servers before the shop by hand.",
      },
    ];
  }
  return [trustFinding(response, report, site.address)];
}

function trustFinding(response: WebResponse, report: ProbeReport, address: string): Finding {
  const { trustProxy, addedEntries: added, madeUpEntries, visitor, disagreeing } = report;
  if (added === 0) return nothingAdded(response, report, address);
  const setAdvice = `Write TRUST_PROXY=${added} and restart the shop.`;
  if (trustProxy === 0) {
    return {
      level: "fault",
      seen: `TRUST_PROXY is 0, but ${servers(added)} before the shop: all visitors share one limit`,
      advice: setAdvice,
    };
  }
  if (visitor === "made up") {
    return {
      level: "fault",
      seen: `TRUST_PROXY is ${trustProxy}, but ${servers(added)} before the shop: visitors can claim any address and get round the limits`,
      advice: `${setAdvice} If visitors come through one more server than this machine does, let that alone reach this one.`,
    };
  }
  if (trustProxy < added) {
    return {
      level: "fault",
      seen: `TRUST_PROXY is ${trustProxy}, but ${servers(added)} before the shop: one of them is taken for the visitor, and all visitors share one limit`,
      advice: setAdvice,
    };
  }
  if (disagreeing.length > 0) {
    return {
      level: "fault",
      seen: `${disagreeing.join(", ")} names another visitor than X-Forwarded-For: the content network is taken for the visitor`,
      advice: `Let the web server add to X-Forwarded-For instead of writing it anew, then write TRUST_PROXY=${added + 1}. ${configAdvice("address", response.headers)}`,
    };
  }
  if (trustProxy > added) {
    return {
      level: "warning",
      seen: `TRUST_PROXY is ${trustProxy}, but ${servers(added)} seen from this machine`,
      advice: `${setAdvice} Leave it if visitors come through more servers than this machine does.`,
    };
  }
  const claims = madeUpEntries > 0 ? "not believed" : "taken out";
  return {
    level: "ok",
    seen: `TRUST_PROXY=${trustProxy} is right; addresses visitors claim are ${claims}`,
  };
}

function nothingAdded(response: WebResponse, report: ProbeReport, address: string): Finding {
  const { trustProxy } = report;
  // The shop doesn't support TLS, so with https there is a web server in front of it.
  if (address.startsWith("https:") || response.headers.via || response.headers.server) {
    return {
      level: "fault",
      seen: `the web server does not add the visitor's address to X-Forwarded-For: ${
        trustProxy > 0 && report.madeUpEntries > 0
          ? "visitors can claim any address and get round the limits"
          : "all visitors share one limit"
      }`,
      advice: `${configAdvice("address", response.headers)}. Then write TRUST_PROXY=1.`,
    };
  }
  if (trustProxy === 0)
    return { level: "ok", seen: "no proxy before the shop, and none is trusted" };
  return {
    level: "fault",
    seen: `TRUST_PROXY is ${trustProxy}, but no proxy is before the shop: visitors can claim any address and get round the limits`,
    advice: "Write TRUST_PROXY=0 and restart the shop.",
  };
}

function servers(count: number): string {
  return count === 1 ? "one web server is" : `${count} web servers are`;
}
