import { readConfig } from "#server/config/read-config.ts";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { openStore } from "#server/store/open-store.ts";
import { everyKind } from "./every-kind.ts";

/**
 * Reads the configuration from an environment.
 * @throws {Error} when it is refused.
 */
export function configOf(env: NodeJS.ProcessEnv) {
  const result = readConfig(env, everyKind);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
}

/** A context for a doctor check, with a store that is opened on first use. */
export function checkContext(
  env: NodeJS.ProcessEnv,
  given: Partial<CheckContext> = {},
): CheckContext {
  const config = configOf(env);
  return {
    config,
    store: () => openStore(config, { mustExist: true }),
    clock: () => new Date(),
    send: false,
    signal: new AbortController().signal,
    ...given,
  };
}

/** Runs a check with these settings and returns its findings. */
export function runCheck(
  check: Check,
  env: NodeJS.ProcessEnv,
  given?: Partial<CheckContext>,
): Promise<Finding[]> {
  return check.run(checkContext(env, given));
}

/** Returns the findings of a level as one text. */
export function textAtLevel(level: Finding["level"], findings: readonly Finding[]): string {
  return findings
    .filter((finding) => finding.level === level)
    .map(({ seen, advice = "" }) => `${seen} ${advice}`)
    .join("\n");
}
