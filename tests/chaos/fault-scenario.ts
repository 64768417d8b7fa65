import { equal, ok } from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { collectResults, type FaultResults } from "./fault-results.ts";
import { type LeadLedger, newLedger, streamLeads } from "./lead-stream.ts";

/**
 * The setting of a fault: a database, a CRM that records what it gets, and the started processes.
 */
export class FaultScenario {
  readonly engine: Engine;
  readonly database: StoreConfig;
  readonly crm: WebhookReceiver;
  readonly ledger: LeadLedger = newLedger();
  readonly recoveries: number[] = [];
  readonly #remove: () => Promise<void>;
  readonly #children = new Set<ChildProcess>();

  private constructor(
    engine: Engine,
    database: StoreConfig & { remove: () => Promise<void> },
    crm: WebhookReceiver,
  ) {
    this.engine = engine;
    this.database = database;
    this.crm = crm;
    this.#remove = database.remove;
  }

  /**
   * Opens a scenario.
   * @param given a database of the caller's, on its own disk or server.
   */
  static async open(engine: Engine, given?: StoreConfig): Promise<FaultScenario> {
    const database = given ? { ...given, remove: async () => {} } : await newTestDatabase(engine);
    return new FaultScenario(engine, database, await startWebhookReceiver());
  }

  get #env(): NodeJS.ProcessEnv {
    return {
      DATA_DIR: this.database.dataDir,
      DATABASE_URL: this.database.databaseUrl ?? "",
      CRM_WEBHOOK_URL: this.crm.url,
      CRM_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      SMTP_URL: "",
      TRUST_PROXY: "1",
      DELIVERY_RETRY_BASE_MS: "50",
    };
  }

  async start(env: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
    const shop = await startShop({ ...this.#env, ...env });
    this.#children.add(shop.process);
    return shop;
  }

  /** Starts only a worker. */
  startWorker(env: NodeJS.ProcessEnv = {}): ChildProcess {
    const worker = spawn(process.execPath, ["server/worker.ts"], {
      stdio: "ignore",
      env: { ...process.env, NODE_OPTIONS: "", ...this.#env, ...env },
    });
    this.#children.add(worker);
    return worker;
  }

  /** Sends leads until the returned function is called, which waits for those in flight. */
  stream(url: string, pauseMs = 0): () => Promise<void> {
    let running = true;
    const streaming = (async () => {
      while (running) await streamLeads(url, this.ledger, () => running, pauseMs);
    })();
    streaming.catch(() => {});
    return async () => {
      running = false;
      await streaming;
    };
  }

  /** Records how long after the fault's end the next lead was acknowledged. */
  async recovered(endOfFault: number): Promise<void> {
    const { ledger } = this;
    await eventually(() => ok(ledger.lastAt > endOfFault, "No lead was acknowledged again."));
    this.recoveries.push(ledger.lastAt - endOfFault);
  }

  /** Resends leads without a response, waits until everything is delivered, and counts. */
  async finish(tried: number, shop?: RunningShop): Promise<FaultResults> {
    const last = shop ?? (await this.start());
    await eventually(async () => {
      await streamLeads(last.url, this.ledger, () => false);
      equal(this.ledger.open.size, 0, "Shoppers are still waiting for a response.");
    });
    const store = await openStore(this.database);
    await eventually(async () => {
      const rows = await store.queries
        .selectFrom("deliveries")
        .select("id")
        .where("status", "!=", "delivered")
        .where("sink", "!=", "shop_mail")
        .execute();
      equal(rows.length, 0, "Something is not delivered.");
    }).finally(() => store.close());
    const { recoveries } = this;
    return collectResults(this.database, this.ledger, this.crm.received, { tried, recoveries });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#children].map((child) => killed(child)));
    await this.crm.close();
    await this.#remove();
  }
}

/** Kills a process at once, as a power cut would. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
