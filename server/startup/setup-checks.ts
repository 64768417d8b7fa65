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

/** The first check waits until the pages requested right at startup have been served. */
const FIRST_CHECK_MS = 1_000;
/**
 * A fault right after startup is checked again soon: the machine may still be starting its email
 * server.
 */
const RECHECK_MS = 60_000;
/** The interval while there is a fault, so that the metric soon shows when it is fixed. */
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
 * Checks the setup once the shop is open and repeatedly afterwards. Each fault and warning is
 * logged; a fault also sets a metric and, if a second check finds it too, causes an alert. Nothing
 * depends on it (decision 021).
 */
export class SetupChecks {
  readonly #deps: SetupCheckDeps;
  readonly #checks: readonly Check[];
  readonly #ending = new AbortController();
  /** What the last check found, by `findingKey`. */
  #last = new Map<string, CheckedFinding>();
  /** Names of the checks that found a fault the last time. */
  #faulty = new Set<string>();
  #checkCount = 0;
  #timer: NodeJS.Timeout | undefined;
  #inFlight: Promise<void> = Promise.resolve();

  constructor(deps: SetupCheckDeps) {
    const ending = this.#ending.signal;
    this.#deps = deps;
    this.#checks = (deps.checks ?? setupChecks).map(({ name, run }) => ({
      name,
      run: (context) => run({ ...context, signal: AbortSignal.any([context.signal, ending]) }),
    }));
  }

  /** Starts checking; call it when the shop is open. */
  start(): void {
    this.#checkIn(FIRST_CHECK_MS);
  }

  /** Runs all checks once. Never throws. */
  async check(): Promise<void> {
    const { config, store, alertDeps } = this.#deps;
    const found = await runChecks(this.#checks, {
      config,
      clock: alertDeps.clock,
      send: false,
      store: async () => store,
    });
    if (this.#ending.signal.aborted) return;
    this.#checkCount += 1;
    this.#logChanges(found.filter(({ level }) => level !== "ok"));
    const before = this.#faulty;
    this.#faulty = new Set(
      found.filter(({ level }) => level === "fault").map(({ check }) => check),
    );
    await this.#alert(found, before).catch((err) =>
      this.#deps.logger.error({ err }, "the owner could not be told of the set-up; trying again"),
    );
  }

  /** A metric that is 1 for each check that found a fault the last time. */
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

  /** Stops checking. A check in flight is aborted and waited for only briefly. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await withTimeout(this.#inFlight, STOPPING_MS, undefined);
  }

  #checkIn(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#inFlight = this.check().then(() => this.#checkIn(this.#nextCheckMs()));
    }, ms);
    // The timer must not keep the process running.
    this.#timer.unref();
  }

  #nextCheckMs(): number {
    if (this.#faulty.size === 0) return HEALTHY_INTERVAL_MS;
    return this.#checkCount === 1 ? RECHECK_MS : FAULTY_INTERVAL_MS;
  }

  /** Logs a line for each new finding, and one for each check whose faults are fixed. */
  #logChanges(found: readonly CheckedFinding[]): void {
    const { logger } = this.#deps;
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

  /**
   * Alerts about faults that the previous check found too; a problem that passes by itself isn't
   * worth an email.
   */
  async #alert(found: readonly CheckedFinding[], before: ReadonlySet<string>): Promise<void> {
    const { alertDeps, store, logger } = this.#deps;
    const alertContext = { ...alertDeps, store, signal: this.#ending.signal };
    const names = this.#checks.map(({ name }) => name);
    const healthy = names.filter((name) => !this.#faulty.has(name));
    await clearSetupAlerts(
      alertContext,
      healthy.filter((name) => this.#checkCount === 1 || before.has(name)),
    );
    for (const check of names.filter((name) => this.#faulty.has(name) && before.has(name))) {
      const lines = found.filter((finding) => finding.check === check).map(findingText);
      const way = await alertSetupFault(alertContext, { check, lines });
      if (way) logger.warn({ check, way }, "the owner was told of a fault in the set-up");
    }
  }
}

/** Identifies a finding, even if the numbers in it change. */
function findingKey(finding: CheckedFinding): string {
  return logLine(finding).replace(/\d+(\.\d+)?/g, "#");
}

function logLine(finding: CheckedFinding): string {
  return `set-up, ${finding.check}: ${findingText(finding)}`;
}

function findingText({ seen, advice }: CheckedFinding): string {
  return advice ? `${seen.replace(/[.]$/, "")}. ${advice}` : seen;
}
