import type { Config } from "./read-config.ts";

/** One line for each setting of the shop's public address that seems to be missing (rule 16.13). */
export function addressLines({
  siteUrl,
  siteUrlIsSet,
  trustProxy,
}: Pick<Config, "siteUrl" | "siteUrlIsSet" | "trustProxy">): string[] {
  return [
    siteUrlIsSet
      ? ""
      : `SITE_URL is not set: links in mails, canonical links and the sitemap lead to ${siteUrl}.`,
    siteUrl.startsWith("https:") && trustProxy === 0
      ? "TRUST_PROXY is not set, though SITE_URL is https: no proxy's word is believed, so all visitors share one limit and those who come by http are not redirected. Behind one web server set TRUST_PROXY=1."
      : "",
  ].filter((line) => line !== "");
}
