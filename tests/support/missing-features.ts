import { features } from "web-features";
import { oldestBrowsers } from "../../scripts/vite/oldest-browsers.ts";

/**
 * What at least one of the oldest browsers lacks, and what all of them have, by the keys of MDN's
 * compatibility data, such as `javascript.builtins.Map.groupBy`.
 */
export const [missingFeatures, knownFeatures] = bySupport();

function bySupport(): [missing: ReadonlySet<string>, known: ReadonlySet<string>] {
  const [missing, known] = [new Set<string>(), new Set<string>()];
  for (const feature of Object.values(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const isMissing = Object.entries(oldestBrowsers).some(
        ([browser, version]) => !isSupported(support[browser as keyof typeof support], version),
      );
      (isMissing ? missing : known).add(key);
    }
  }
  return [missing, known];
}

/** @param since first version with the feature, such as `16.4` or `≤79`; undefined if there is none. */
function isSupported(since: string | undefined, version: string): boolean {
  if (since === undefined) return false;
  const [major = 0, minor = 0] = since.replace("≤", "").split(".").map(Number);
  const [oldMajor = 0, oldMinor = 0] = version.split(".").map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
}
