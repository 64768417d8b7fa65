import { isAbsolute, relative, resolve } from "node:path";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { isLoopback } from "#server/http/own-origin.ts";

/** Checks the settings by themselves, and reports the Node version. */
export const settingsCheck: Check = {
  name: "settings",
  run: async (context) => [
    { level: "ok", seen: `no variable is wrong; Node ${process.versions.node}` },
    ...(await checkSettings(context)),
  ],
};

/** Finds settings that are allowed but seldom intended. */
export async function checkSettings({ config }: Pick<CheckContext, "config">): Promise<Finding[]> {
  const { dataDir, siteUrl, trustProxy } = config;
  const findings: Finding[] = [];
  if (isInside(resolve(dataDir), resolve("build"))) {
    findings.push({
      level: "fault",
      seen: `DATA_DIR (${dataDir}) is in the folder of the builds, where old ones are removed`,
      advice: "Move it out of there while the shop is stopped, and name its new place in DATA_DIR.",
    });
  }
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol === "http:" && trustProxy > 0 && !isLoopback(hostname)) {
    findings.push({
      level: "warning",
      seen: `SITE_URL is ${siteUrl}, without TLS: what shoppers write can be read on the way`,
      advice: "Have the web server take https, and write https:// into SITE_URL.",
    });
  }
  return findings;
}

function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return !relativePath.startsWith("..") && !isAbsolute(relativePath);
}
