/** How often lateness is measured. */
const TICK_MS = 50;
/** From this lateness on, some rendered pages are refused; from the second on, all of them. */
const START_REFUSING_MS = 100;
const REFUSE_ALL_MS = 300;
/** Leads are refused only when no request would get a timely response anyway. */
const LEADS_REFUSED_MS = 3_000;
const MAX_RENDERINGS = 24;
/**
 * This many at once are never refused. A process may also be late because other programs use the
 * machine, and refusing the only shopper wouldn't help then (rule 16.6).
 */
const MIN_RENDERINGS = 4;
const MAX_LEADS = 400;
/** Weight of one measurement in the moving average. */
const WEIGHT = 0.3;

/** Kinds of work, in the order they are refused under load. */
export type WorkKind = "rendering" | "lead";

/** Thrown for a request that is refused so that others are served in time. */
export class ServerBusyError extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too busy");
    this.retryAfter = retryAfter;
  }
}

/**
 * Measures how late this process is and accepts only the work it can do in time. Rendered pages are
 * refused first, leads last. Finished pages in memory cost no more than a refusal and are always
 * served (decision 014).
 */
export class Overload {
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #inFlight: Record<WorkKind, number> = { rendering: 0, lead: 0 };
  readonly #refused: Record<WorkKind, number> = { rendering: 0, lead: 0 };
  #turn: Promise<void> = Promise.resolve();
  #lateness = 0;
  #ticked: number;

  constructor(now: () => number = () => performance.now(), random: () => number = Math.random) {
    this.#now = now;
    this.#random = random;
    this.#ticked = now();
  }

  /** Measures until the process ends. */
  watch(): this {
    setInterval(() => this.tick(), TICK_MS).unref();
    return this;
  }

  tick(): void {
    const late = Math.max(0, this.#now() - this.#ticked - TICK_MS);
    this.#ticked = this.#now();
    this.#lateness += WEIGHT * (late - this.#lateness);
  }

  /** Milliseconds the event loop is behind, even in the middle of a long turn. */
  get lateness(): number {
    return Math.max(this.#lateness, this.#now() - this.#ticked - TICK_MS);
  }

  /** Work in flight and work refused so far, by kind. */
  get figures(): Record<WorkKind, { inFlight: number; refused: number }> {
    const of = (work: WorkKind) => ({
      inFlight: this.#inFlight[work],
      refused: this.#refused[work],
    });
    return { rendering: of("rendering"), lead: of("lead") };
  }

  /**
   * Does the work.
   * @throws ServerBusyError if it is refused
   */
  async run<T>(work: WorkKind, action: () => Promise<T>): Promise<T> {
    if (!this.#isAdmitted(work)) {
      this.#refused[work] += 1;
      throw new ServerBusyError(work === "lead" ? 5 : 2 + Math.floor(this.#random() * 4));
    }
    this.#inFlight[work] += 1;
    try {
      if (work === "rendering") await this.#nextTurn();
      return await action();
    } finally {
      this.#inFlight[work] -= 1;
    }
  }

  /**
   * Starts one rendering in each turn of the event loop. Waiting renderings can be counted, and
   * leads, finished pages and new connections are handled between them (decision 014).
   */
  #nextTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((start) => setImmediate(start)));
    return this.#turn;
  }

  #isAdmitted(work: WorkKind): boolean {
    const { lateness } = this;
    if (work === "lead") {
      return lateness < LEADS_REFUSED_MS && this.#inFlight.lead < MAX_LEADS;
    }
    if (this.#inFlight.rendering < MIN_RENDERINGS) return true;
    const share = (lateness - START_REFUSING_MS) / (REFUSE_ALL_MS - START_REFUSING_MS);
    return this.#inFlight.rendering < MAX_RENDERINGS && this.#random() >= share;
  }
}
