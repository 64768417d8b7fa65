/** How often lateness is measured. */
const TICK_MS = 50;
/** From this lateness on some pages are refused, from the second on all that must be rendered. */
const START_REFUSING_MS = 100;
const REFUSE_ALL_MS = 300;
/** Leads are refused only when nobody would be served any more. */
const LEADS_REFUSED_MS = 3_000;
const MAX_RENDERINGS = 24;
/**
 * So many at once are never refused. A process is also late when others have the machine; turning
 * away the only visitor would help nobody (rule 16.6).
 */
const MIN_RENDERINGS = 4;
const MAX_LEADS = 400;
/** How much one measurement counts against those before. */
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
 * Watches how late this process is and lets in only what it can do in time. Pages that must be
 * rendered go first, leads last; what lies finished in memory costs no more than a refusal and is
 * always served (decision 029).
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

  /** Milliseconds this process is behind, also within a turn that takes long. */
  get lateness(): number {
    return Math.max(this.#lateness, this.#now() - this.#ticked - TICK_MS);
  }

  /** How much of each is under way, and how much was refused so far. */
  get figures(): Record<WorkKind, { inFlight: number; refused: number }> {
    const of = (work: WorkKind) => ({
      inFlight: this.#inFlight[work],
      refused: this.#refused[work],
    });
    return { rendering: of("rendering"), lead: of("lead") };
  }

  /** Does the work, or refuses it. @throws ServerBusyError */
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
   * One rendering begins in each turn of the event loop. Those that wait can be counted, and between
   * them leads, finished pages and new connections, one a turn, have their chance (decision 029).
   */
  #nextTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((begin) => setImmediate(begin)));
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
