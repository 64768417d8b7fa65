import { leadReferences } from "#server/leads/lead-queries.ts";
import { crmWebhook } from "#server/outbox/crm-webhook.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { openStore } from "#server/store/open-store.ts";
import type { MessageRow } from "#server/store/schema.ts";
import type { Engine, Store } from "#server/store/store-interface.ts";
import { acceptQuote, outboxOf } from "./outbox.ts";
import { openTestBackend, silent, type TestBackend } from "./test-backend.ts";
import {
  type ReceiverResponse,
  startWebhookReceiver,
  type WebhookReceiver,
} from "./webhook-receiver.ts";

/** A shop's outbox, a CRM, and any number of workers, each with its own connection. */
export class CrmScenario {
  /** How the CRM answers its nth post, from 1. */
  response: (count: number) => ReceiverResponse | "never" = () => ({ status: 200 });
  /** When each post arrived, in milliseconds of the workers' clock. */
  readonly postedAt: number[] = [];
  /** How far the workers' clock is ahead. */
  laterMs = 0;
  /** Called when a worker finds that the CRM fails or answers again. */
  onReceiverChange = () => {};
  readonly engine: Engine;
  readonly crm: WebhookReceiver;
  readonly backend: TestBackend;
  #stoppedAt: number | undefined;
  readonly #stores: Store[] = [];
  #workers: OutboxWorker[] = [];

  private constructor(engine: Engine, crm: WebhookReceiver, backend: TestBackend) {
    this.engine = engine;
    this.crm = crm;
    this.backend = backend;
  }

  /** Opens a scenario without leads and without workers. */
  static async open(engine: Engine): Promise<CrmScenario> {
    let scenario: CrmScenario | undefined;
    const clock = () => scenario?.clock() ?? new Date();
    const crm = await startWebhookReceiver((count) => {
      scenario?.postedAt.push(clock().getTime());
      return scenario?.response(count) ?? { status: 200 };
    });
    const backend = await openTestBackend(engine, { clock, crmWebhookUrl: crm.url });
    scenario = new CrmScenario(engine, crm, backend);
    return scenario;
  }

  readonly clock = () => new Date((this.#stoppedAt ?? Date.now()) + this.laterMs);

  /** From now on, only `laterMs` moves the workers' clock. */
  stopClock(): void {
    this.#stoppedAt = Date.now();
  }

  get postCount(): number {
    return this.crm.received.length;
  }

  /** The ids of the posts, in their order. */
  get postedIds(): unknown[] {
    return this.crm.received.map(({ headers }) => headers["webhook-id"]);
  }

  /** Accepts leads, one after the other. */
  async accept(...names: string[]): Promise<void> {
    for (const idempotencyKey of names) {
      await acceptQuote(this.backend, { idempotencyKey });
      for (const worker of this.#workers) worker.wake();
    }
  }

  rows(): Promise<MessageRow[]> {
    return outboxOf(this.backend.store, "crm");
  }

  async statuses(): Promise<string[]> {
    return (await this.rows()).map(({ status }) => status);
  }

  /** The pauses in force. */
  pauses() {
    const pauses = this.backend.store.queries.selectFrom("receiver_troubles").selectAll();
    return pauses.where("answered_at", "is", null).execute();
  }

  async start(retryBaseMs = 10_000, url = this.crm.url): Promise<void> {
    const store = await openStore(this.backend.database);
    this.#stores.push(store);
    const worker = startOutboxWorker({
      store,
      findReferences: leadReferences(store),
      sinks: [crmWebhook({ url, clock: this.clock })],
      clock: this.clock,
      logger: silent,
      retryBaseMs,
      onReceiverChange: () => this.onReceiverChange(),
    });
    this.#workers.push(worker);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    this.#workers = [];
  }

  /** Waits until every worker has certainly polled the outbox, then stops them all. */
  async stopAfterPolling(): Promise<void> {
    await (await openTestBackend(this.engine)).close();
    await this.stop();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.crm.close();
    for (const store of this.#stores) await store.close();
    await this.backend.close();
  }
}
