import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { CheckedFinding } from "#server/doctor/check.ts";
import type { ShopBehindProxy } from "./shop-behind-proxy.ts";

const addressesLeadHere = pathToFileURL("tests/support/redirect-addresses.mjs").href;

/**
 * Returns the findings of `npm run doctor -- --json` about a shop's proxy. The doctor runs with the
 * shop's own settings, on a machine where the shop's host names lead to that proxy.
 */
export async function examine(
  { web, env, database: { dataDir } }: ShopBehindProxy,
  more: NodeJS.ProcessEnv = {},
): Promise<CheckedFinding[]> {
  const authority = join(dataDir, "authority.pem");
  await writeFile(authority, web.certificate);
  const findings = await runDoctor({
    ...env,
    ...more,
    NODE_OPTIONS: `--import ${addressesLeadHere}`,
    NODE_EXTRA_CA_CERTS: authority,
    ADDRESSES_LEAD_HERE: JSON.stringify({
      "www.example.com:443": web.httpsPort,
      "www.example.com:80": web.httpPort,
      "example.com:443": web.httpsPort,
      "example.com:80": web.httpPort,
    }),
  });
  return findings.filter(({ check }) => check === "web");
}

/** Returns the findings of `npm run doctor -- --json` with these settings. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<CheckedFinding[]> {
  const child = spawn(process.execPath, ["server/commands/doctor.ts", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", ...env },
  });
  return JSON.parse(await text(child.stdout)) as CheckedFinding[];
}
