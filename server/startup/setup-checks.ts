import type { AlertDeps } from "#server/alerts/alert-owner.ts";
import { alertSetupFault, clearSetupAlerts } from "#server/alerts/setup-alert.ts";
import type { Config } from "#server/config/read-config.ts";
import type { Check, CheckedFinding } from "#server/doctor/check.ts";
import { runChecks } from "#server/doctor/run-checks.ts";
import { setupChecks } from "#server/doctor/setup-checks.ts";
import { withTimeout } from "#server/doctor/with-timeout.ts";
import type { Metric } from "#server/metrics/exposition.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";

/** The first look waits until the pages that are asked for at once have been served. */
const FIRST_CHECK_MS = 1_000;
/** A machine that has just started may still be starting its mail server. */
const RECHECK_MS = 60_000;
/** While something is a fault, so that the metric tells soon that it was put right. */
const FAULTY_INTERVAL_MS = 10 * 60_000;
const HEALTHY_INTERVAL_MS = 60 * 60_000;
const STOPPING_MS = 1_000;

export interface SetupCheckDeps {
  config: Config;
  store: Store;
  /** How the owner is alerted. */
  alertDeps: AlertDeps;
  logger: Logger;
  checks?: readonly Check[];
}

/**
 * Looks at what is configured once the shop is open, and now and then afterwards: each fault and
 * warning is a line in the log, a fault also a figure in the metrics and, when a second look finds
 * it too, an alert. Nothing depends on it (decision 021).
 */
export class SetupChecks {
  readonly #parts: SetupCheckDeps;
  readonly #checks: readonly Check[];
  readonly #ending = new AbortController();
  /** What the last look found, by what tells it from other findings. */
  #last = new Map<string, CheckedFinding>();
  /** Checks that were a fault at the last look. */
  #faulty = new Set<string>();
  #looks = 0;
  #timer: NodeJS.Timeout | undefined;
  #inFlight: Promise<void> = Promise.resolve();

  constructor(deps: SetupCheckDeps) {
    const ending = this.#ending.signal;
    this.#parts = deps;
    this.#checks = (deps.checks ?? setupChecks).map(({ name, run }) => ({
      name,
      run: (context) => run({ ...context, signal: AbortSignal.any([context.signal, ending]) }),
    }));
  }

  /** Begins to look; call it when the shop is open. */
  begin(): void {
    this.#lookIn(FIRST_CHECK_MS);
  }

  /** Looks once. Never throws. */
  async check(): Promise<void> {
    const { config, store, alertDeps } = this.#parts;
    const found = await runChecks(this.#checks, {
      ...{ config, clock: alertDeps.clock, send: false },
      store: async () => store,
    });
    if (this.#ending.signal.aborted) return;
    this.#looks += 1;
    this.#logChanges(found.filter(({ level }) => level !== "ok"));
    const before = this.#faulty;
    this.#faulty = new Set(
      found.filter(({ level }) => level === "fault").map(({ check }) => check),
    );
    await this.#alert(found, before).catch((err) =>
      this.#parts.logger.error({ err }, "the owner could not be told of the set-up; trying again"),
    );
  }

  /** 1 for each check that was a fault at the last look. */
  metrics(): Metric[] {
    return [
      {
        name: "shop_setup_faults",
        help: "1 while a part of the set-up is wrong, by the check that found it.",
        type: "gauge",
        samples: this.#checks.map(({ name }) => ({
          labels: { check: name },
          value: this.#faulty.has(name) ? 1 : 0,
        })),
      },
    ];
  }

  /** Looks no more. A look under way is told to end, and not waited for long. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await withTimeout(this.#inFlight, STOPPING_MS, undefined);
  }

  #lookIn(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#inFlight = this.check().then(() => this.#lookIn(this.#nextLookMs()));
    }, ms);
    // A process that has nothing else to do may end.
    this.#timer.unref();
  }

  #nextLookMs(): number {
    if (this.#faulty.size === 0) return HEALTHY_INTERVAL_MS;
    return this.#looks === 1 ? RECHECK_MS : FAULTY_INTERVAL_MS;
  }

  /** A line for what is new, and one for what is put right. */
  #logChanges(found: readonly CheckedFinding[]): void {
    const { logger } = this.#parts;
    const now = new Map(found.map((finding) => [findingKey(finding), finding]));
    for (const [key, finding] of now) {
      const { check, level } = finding;
      if (!this.#last.has(key)) logger.warn({ check, found: level }, logLine(finding));
    }
    const fixed = [...this.#last.values()].filter(
      ({ check }) => !found.some((finding) => finding.check === check),
    );
    for (const check of new Set(fixed.map((finding) => finding.check))) {
      logger.info({ check }, `set-up, ${check}: put right`);
    }
    this.#last = now;
  }

  /** Of what was a fault at the last look too; what passes automatically is not worth a mail. */
  async #alert(found: readonly CheckedFinding[], before: ReadonlySet<string>): Promise<void> {
    const { alertDeps, store, logger } = this.#parts;
    const parts = { ...alertDeps, store, signal: this.#ending.signal };
    const names = this.#checks.map(({ name }) => name);
    const right = names.filter((name) => !this.#faulty.has(name));
    await clearSetupAlerts(
      parts,
      right.filter((name) => this.#looks === 1 || before.has(name)),
    );
    for (const check of names.filter((name) => this.#faulty.has(name) && before.has(name))) {
      const lines = found.filter((finding) => finding.check === check).map(findingText);
      const way = await alertSetupFault(parts, { check, lines });
      if (way) logger.warn({ check, way }, "the owner was told of a fault in the set-up");
    }
  }
}

/** The same for the same finding, whatever its numbers are today. */
function findingKey(finding: CheckedFinding): string {
  return logLine(finding).replace(/\d+(\.\d+)?/g, "#");
}

function logLine(finding: CheckedFinding): string {
  return `set-up, ${finding.check}: ${findingText(finding)}`;
}

function findingText({ seen, advice }: CheckedFinding): string {
  return advice ? `${seen.replace(/[.]$/, "")}. ${advice}` : seen;
}
