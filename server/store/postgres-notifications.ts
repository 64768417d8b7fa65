import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { Logger } from "#server/platform/log.ts";

/** Milliseconds before a lost connection is opened again. */
const RECONNECT_MS = 2_000;

export interface ListenOptions {
  onNotify: () => void;
  logger: Logger;
}

export interface Listener {
  /**
   * Whether notifications arrive; tests it by sending one, because they are lost behind a
   * connection pooler in transaction mode.
   */
  isHeard(): boolean;
  close(): Promise<void>;
}

/** Calls `onNotify` on every notification of a channel, on a connection of its own. */
export function listen(databaseUrl: string, channel: string, options: ListenOptions): Listener {
  const listener = new PostgresListener(databaseUrl, channel, options);
  listener.connect();
  return listener;
}

class PostgresListener implements Listener {
  readonly #databaseUrl: string;
  readonly #channel: string;
  readonly #options: ListenOptions;
  readonly #greeting = randomUUID();
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isHeard = false;
  #isClosed = false;

  constructor(databaseUrl: string, channel: string, options: ListenOptions) {
    this.#databaseUrl = databaseUrl;
    this.#channel = channel;
    this.#options = options;
  }

  isHeard(): boolean {
    return this.#isHeard;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: "parsons-furniture notifications",
      keepAlive: true,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => {
      if (payload === this.#greeting) this.#isHeard = true;
      this.#options.onNotify();
    });
    client.on("error", (error) => this.#reconnect(client, error));
    client.on("end", () => this.#reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      await client.query("select pg_notify($1, $2)", [this.#channel, this.#greeting]);
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #reconnect(client: Client, err?: unknown): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#client = undefined;
    this.#isHeard = false;
    if (err) this.#options.logger.warn({ err }, "catalog notifications were lost; reconnecting");
    client.end().catch(() => {});
    this.#retry = setTimeout(() => this.connect(), RECONNECT_MS);
    this.#retry.unref();
  }
}
