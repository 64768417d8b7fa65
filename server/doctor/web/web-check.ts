import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { makeTokens, type ProbeToken, removeTokens } from "#server/doctor/probe-tokens.ts";
import { addressesOf, checkEveryAddress, MAX_ADDRESSES } from "./every-address.ts";
import { forwardedHeaders } from "./forwarded-headers.ts";
import { checkHsts } from "./hsts.ts";
import { checkHttpRedirect } from "./http-redirect.ts";
import { compressionFinding, etagFinding, frontPage, rewriteFinding } from "./page.ts";
import { checkPrivatePages } from "./private-pages.ts";
import { notSet, type ReachResult, reachesShop } from "./reaches-shop.ts";
import { localAddress, openSite, type Site } from "./site.ts";
import { trustProxyDepth } from "./trust-proxy.ts";
import { upload } from "./upload.ts";

/** One for each request that must reach this shop. */
const TOKENS = 5 + MAX_ADDRESSES;

/** Checks, through the shop's public address, what reaches the shop and what comes back. */
export const webCheck: Check = {
  name: "web",
  run: async (context) => {
    const { config } = context;
    const address = config.siteUrlIsSet ? config.siteUrl : localAddress(config);
    if (address === undefined) return [notSet(undefined, config)];
    const prepared = await prepare(context);
    if ("level" in prepared) return [prepared];
    try {
      return await runAll(address, [...prepared.tokens], context);
    } finally {
      await removeTokens(prepared.store, prepared.tokens);
    }
  },
};

/**
 * Stores tokens in the shop's database; returns a finding if it can't be written, which another
 * check reports as a fault.
 */
async function prepare({ store: open, clock }: CheckContext) {
  try {
    const store = await open();
    return { store, tokens: await makeTokens(store, TOKENS, clock()) };
  } catch {
    const finding: Finding = {
      level: "warning",
      seen: "not asked: the shop answers the doctor through its database, which can't be written",
      advice: "Put the database right, then run the doctor again.",
    };
    return finding;
  }
}

async function runAll(
  address: string,
  tokens: ProbeToken[],
  { config, signal }: CheckContext,
): Promise<Finding[]> {
  const site = openSite(address, tokens, signal);
  const here = localAddress(config);
  const local = here === undefined ? undefined : openSite(here, [], signal);
  const arrival = await reachesShop(site, config, local);
  if (!arrival.here) return arrival.findings;
  const { report } = arrival.here;
  // If the proxy reports http, the shop sends redirects instead of pages, which must be fixed
  // first.
  const redirected = report.scheme === "http" && report.siteUrl.startsWith("https:");
  const checks = [
    ...(config.siteUrlIsSet ? proxyChecks(arrival.here, site, config) : []),
    upload(site),
    ...(redirected ? [] : [aboutPages(site, local, config), checkPrivatePages(site)]),
  ];
  return [...arrival.findings, ...(await findingsOf(checks))];
}

/** Checks that matter only with a web server in front of the shop. */
function proxyChecks(
  { response, report }: NonNullable<ReachResult["here"]>,
  site: Site,
  { siteUrl }: CheckContext["config"],
): Promise<Finding[]>[] {
  return [
    Promise.resolve(forwardedHeaders(response, report, siteUrl)),
    trustProxyDepth(site),
    checkHttpRedirect(site, siteUrl),
    addressesOf(siteUrl).then((addresses) => checkEveryAddress(site, addresses)),
  ];
}

async function aboutPages(
  site: Site,
  local: Site | undefined,
  config: CheckContext["config"],
): Promise<Finding[]> {
  const page = await frontPage(site);
  const { status } = page.response;
  if (status !== 200) {
    const advice = "Look at the shop's log, and at what the web server does with this address.";
    return [{ level: "fault", seen: `the front page is answered with status ${status}`, advice }];
  }
  const [tags, rewritten] = await Promise.all([
    etagFinding(site, page),
    rewriteFinding(site, page, local),
  ]);
  return [compressionFinding(page), tags, ...rewritten, ...checkHsts(page.response, config)];
}

/** Waits for all checks; those without a response share one finding. */
async function findingsOf(checks: Promise<Finding[]>[]): Promise<Finding[]> {
  const settled = await Promise.allSettled(checks);
  const found = settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const failed = settled.find((one) => one.status === "rejected");
  if (!failed) return found;
  const { reason } = failed;
  return [
    ...found,
    {
      level: "warning",
      seen: `not everything was answered (${reason instanceof Error ? reason.message : reason}), so not everything was seen`,
      advice: "Run the doctor again; if it stays so, look at the web server's log.",
    },
  ];
}
