import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { CheckedFinding } from "#server/doctor/check.ts";

/** Returns the findings of `npm run doctor -- --json` with these settings. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<CheckedFinding[]> {
  const child = spawn(process.execPath, ["server/commands/doctor.ts", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", ...env },
  });
  return JSON.parse(await text(child.stdout)) as CheckedFinding[];
}
