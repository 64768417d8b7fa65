import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { makeTokens, type ProbeToken, removeTokens } from "#server/doctor/probe-tokens.ts";
import { addressesOf, everyAddress, MAX_ADDRESSES } from "./every-address.ts";
import { forwardedHeaders } from "./forwarded-headers.ts";
import { hstsAsMeant } from "./hsts.ts";
import { httpRedirect } from "./http-redirect.ts";
import { compressionFinding, etagFinding, frontPage, rewriteFinding } from "./page.ts";
import { privatePages } from "./private-pages.ts";
import { notSet, type ReachResult, reachesShop } from "./reaches-shop.ts";
import { localAddress, openSite, type Site } from "./site.ts";
import { trustProxyDepth } from "./trust-proxy.ts";
import { upload } from "./upload.ts";

/** One for each request that only this shop may answer. */
const TOKENS = 4 + MAX_ADDRESSES;

/** Asks the shop through its public address what reaches it and what comes back. */
export const webCheck: Check = {
  name: "web",
  run: async (context) => {
    const { config } = context;
    const address = config.siteUrlIsSet ? config.siteUrl : localAddress(config);
    if (address === undefined) return [notSet(undefined, config)];
    const prepared = await prepare(context);
    if ("level" in prepared) return [prepared];
    try {
      return await askAll(address, [...prepared.tokens], context);
    } finally {
      await removeTokens(prepared.store, prepared.tokens);
    }
  },
};

/** Tokens in the shop's database; a finding when it can't be written, which is another check's fault. */
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

async function askAll(
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
  // Who is said to come by http gets a redirect and no page: only that is to be mended first.
  const redirected = report.scheme === "http" && report.siteUrl.startsWith("https:");
  const questions = [
    ...(config.siteUrlIsSet ? throughTheWebServer(arrival.here, site, config) : []),
    upload(site),
    ...(redirected ? [] : [aboutPages(site, local, config), privatePages(site)]),
  ];
  return [...arrival.findings, ...(await findingsOf(questions))];
}

/** What matters only where somebody stands between visitors and the shop. */
function throughTheWebServer(
  { response, report }: NonNullable<ReachResult["here"]>,
  site: Site,
  { siteUrl }: CheckContext["config"],
): Promise<Finding[]>[] {
  return [
    Promise.resolve(forwardedHeaders(response, report, siteUrl)),
    trustProxyDepth(site),
    httpRedirect(site, siteUrl),
    addressesOf(siteUrl).then((addresses) => everyAddress(site, addresses)),
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
    rewriteFinding(page, local),
  ]);
  return [compressionFinding(page), tags, ...rewritten, ...hstsAsMeant(page.response, config)];
}

/** All at once; those that got no answer are one finding together. */
async function findingsOf(questions: Promise<Finding[]>[]): Promise<Finding[]> {
  const settled = await Promise.allSettled(questions);
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
