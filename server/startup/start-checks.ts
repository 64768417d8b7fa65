import { alertOfSetup, endSetupAlerts } from "#server/alerts/setup-alert.ts";
import type { TellParts } from "#server/alerts/tell-owner-of-trouble.ts";
import type { Config } from "#server/config/read-config.ts";
import type { Check, CheckedFinding } from "#server/doctor/check.ts";
import { checksAtStart } from "#server/doctor/checks-at-start.ts";
import { inTime } from "#server/doctor/in-time.ts";
import { runChecks } from "#server/doctor/run-checks.ts";
import type { Metric } from "#server/metrics/exposition.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store.ts";

/** The first look waits until the pages that are asked for at once have been served. */
const FIRST_LOOK_MS = 1_000;
/** A machine that has just started may still be starting its mail server. */
const SECOND_LOOK_MS = 60_000;
/** While something is a fault, so that the metric tells soon that it was put right. */
const FAULTY_LOOK_MS = 10 * 60_000;
const QUIET_LOOK_MS = 60 * 60_000;
const STOPPING_MS = 1_000;

export interface StartCheckParts {
  config: Config;
  store: Store;
  /** How the owner is told. */
  tell: TellParts;
  logger: Logger;
  checks?: readonly Check[];
}

/**
 * Looks at what is configured once the shop is open, and now and then afterwards: each fault and
 * warning is a line in the log, a fault also a figure in the metrics and, when a second look finds
 * it too, an alert. Nothing depends on it (decision 021).
 */
export class StartChecks {
  readonly #parts: StartCheckParts;
  readonly #checks: readonly Check[];
  readonly #ending = new AbortController();
  /** What the last look found, by what tells it from other findings. */
  #last = new Map<string, CheckedFinding>();
  /** Checks that were a fault at the last look. */
  #faulty = new Set<string>();
  #looks = 0;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();

  constructor(parts: StartCheckParts) {
    const ending = this.#ending.signal;
    this.#parts = parts;
    this.#checks = (parts.checks ?? checksAtStart).map(({ name, run }) => ({
      name,
      run: (context) => run({ ...context, signal: AbortSignal.any([context.signal, ending]) }),
    }));
  }

  /** Begins to look; call it when the shop is open. */
  begin(): void {
    this.#lookIn(FIRST_LOOK_MS);
  }

  /** Looks once. Never throws. */
  async look(): Promise<void> {
    const { config, store, tell } = this.#parts;
    const found = await runChecks(this.#checks, {
      ...{ config, clock: tell.clock, send: false },
      store: async () => store,
    });
    if (this.#ending.signal.aborted) return;
    this.#looks += 1;
    this.#writeDown(found.filter(({ level }) => level !== "ok"));
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
    await inTime(this.#underWay, STOPPING_MS, undefined);
  }

  #lookIn(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#underWay = this.look().then(() => this.#lookIn(this.#nextLookMs()));
    }, ms);
    // A process that has nothing else to do may end.
    this.#timer.unref();
  }

  #nextLookMs(): number {
    if (this.#faulty.size === 0) return QUIET_LOOK_MS;
    return this.#looks === 1 ? SECOND_LOOK_MS : FAULTY_LOOK_MS;
  }

  /** A line for what is new, and one for what is put right. */
  #writeDown(found: readonly CheckedFinding[]): void {
    const { logger } = this.#parts;
    const now = new Map(found.map((finding) => [keyOf(finding), finding]));
    for (const [key, finding] of now) {
      const { check, level } = finding;
      if (!this.#last.has(key)) logger.warn({ check, found: level }, lineOf(finding));
    }
    const mended = [...this.#last.values()].filter(
      ({ check }) => !found.some((finding) => finding.check === check),
    );
    for (const check of new Set(mended.map((finding) => finding.check))) {
      logger.info({ check }, `set-up, ${check}: put right`);
    }
    this.#last = now;
  }

  /** Of what was a fault at the last look too; what passes by itself is not worth a mail. */
  async #alert(found: readonly CheckedFinding[], before: ReadonlySet<string>): Promise<void> {
    const { tell, store, logger } = this.#parts;
    const parts = { ...tell, store, signal: this.#ending.signal };
    const names = this.#checks.map(({ name }) => name);
    const right = names.filter((name) => !this.#faulty.has(name));
    await endSetupAlerts(
      parts,
      right.filter((name) => this.#looks === 1 || before.has(name)),
    );
    for (const check of names.filter((name) => this.#faulty.has(name) && before.has(name))) {
      const lines = found.filter((finding) => finding.check === check).map(wordsOf);
      const way = await alertOfSetup(parts, { check, lines });
      if (way) logger.warn({ check, way }, "the owner was told of a fault in the set-up");
    }
  }
}

/** The same for the same finding, whatever its numbers are today. */
function keyOf(finding: CheckedFinding): string {
  return lineOf(finding).replace(/\d+(\.\d+)?/g, "#");
}

function lineOf(finding: CheckedFinding): string {
  return `set-up, ${finding.check}: ${wordsOf(finding)}`;
}

function wordsOf({ seen, advice }: CheckedFinding): string {
  return advice ? `${seen.replace(/[.]$/, "")}. ${advice}` : seen;
}
