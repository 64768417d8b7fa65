import { setTimeout as wait } from "node:timers/promises";
import { describeFileError } from "#server/platform/file-errors.ts";
import type { Check, CheckContext, CheckedFinding, Finding } from "./check.ts";

/**
 * Milliseconds a check may take; all run in parallel, and the whole command takes ten seconds at
 * most.
 */
const CHECK_LIMIT_MS = 8_000;

/** Runs checks in parallel and returns their findings, in the order of the checks. Never throws. */
export async function runChecks(
  checks: readonly Check[],
  context: Omit<CheckContext, "signal">,
  limitMs = CHECK_LIMIT_MS,
): Promise<CheckedFinding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      const findings = await runWithin(check, context, limitMs);
      return findings.map((finding) => ({ check: check.name, ...finding }));
    }),
  );
  return found.flat();
}

async function runWithin(
  check: Check,
  context: Omit<CheckContext, "signal">,
  limitMs: number,
): Promise<Finding[]> {
  const timeUp = new AbortController();
  const done = new AbortController();
  try {
    return await Promise.race([
      check.run({ ...context, signal: timeUp.signal }),
      wait(limitMs, undefined, { signal: done.signal }).then(() => [noResponse(limitMs)]),
    ]);
  } catch (error) {
    return [failed(error)];
  } finally {
    done.abort();
    timeUp.abort();
  }
}

function noResponse(limitMs: number): Finding {
  return {
    level: "fault",
    seen: `no answer in ${limitMs / 1000} seconds`,
    advice: "Something on the way hangs. Check firewalls and whether the server is overloaded.",
  };
}

function failed(thrown: unknown): Finding {
  const error = describeFileError(thrown) ?? thrown;
  const message = error instanceof Error ? error.message : String(error);
  return { level: "fault", seen: message, advice: "Put this right, then run the doctor again." };
}
