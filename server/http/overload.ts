/** How often lateness is measured. */
const TICK_MS = 50;
/** From this lateness on some pages are refused, from the second on all that must be rendered. */
const FIRST_REFUSED_MS = 100;
const ALL_REFUSED_MS = 300;
/** Leads are refused only when nobody would be served any more. */
const LEADS_REFUSED_MS = 3_000;
const MOST_RENDERINGS = 24;
/**
 * So many at once are never refused. A process is also late when others have the machine; turning
 * away the only visitor would help nobody (rule 16.6).
 */
const ALWAYS_RENDERED = 4;
const MOST_LEADS = 400;
/** How much one measurement counts against those before. */
const WEIGHT = 0.3;

/** What a request would have us do, the dearest first to be refused. */
export type Work = "rendering" | "lead";

/** Thrown for a request that is refused so that others are served in time. */
export class ServerBusy extends Error {
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
  readonly #underWay: Record<Work, number> = { rendering: 0, lead: 0 };
  readonly #refused: Record<Work, number> = { rendering: 0, lead: 0 };
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
  get figures(): Record<Work, { underWay: number; refused: number }> {
    const of = (work: Work) => ({ underWay: this.#underWay[work], refused: this.#refused[work] });
    return { rendering: of("rendering"), lead: of("lead") };
  }

  /** Does the work, or refuses it. @throws ServerBusy */
  async run<T>(work: Work, action: () => Promise<T>): Promise<T> {
    if (!this.#lets(work)) {
      this.#refused[work] += 1;
      throw new ServerBusy(work === "lead" ? 5 : 2 + Math.floor(this.#random() * 4));
    }
    this.#underWay[work] += 1;
    try {
      if (work === "rendering") await this.#turnOfItsOwn();
      return await action();
    } finally {
      this.#underWay[work] -= 1;
    }
  }

  /**
   * One rendering begins in each turn of the event loop. Those that wait can be counted, and between
   * them leads, finished pages and new connections, one a turn, have their chance (decision 029).
   */
  #turnOfItsOwn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((begin) => setImmediate(begin)));
    return this.#turn;
  }

  #lets(work: Work): boolean {
    const { lateness } = this;
    if (work === "lead") {
      return lateness < LEADS_REFUSED_MS && this.#underWay.lead < MOST_LEADS;
    }
    if (this.#underWay.rendering < ALWAYS_RENDERED) return true;
    const share = (lateness - FIRST_REFUSED_MS) / (ALL_REFUSED_MS - FIRST_REFUSED_MS);
    return this.#underWay.rendering < MOST_RENDERINGS && this.#random() >= share;
  }
}
