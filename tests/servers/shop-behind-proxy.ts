import { setTimeout as wait } from "node:timers/promises";
import type { StoreConfig } from "#server/store/store-config.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { haveProgram, reservePorts, startWebServer, type WebServer } from "./web-server.ts";
import type { WebServerKind } from "./web-server-kinds.ts";

/** The shop's processes on one database, behind a proxy. */
export interface ShopBehindProxy {
  web: WebServer;
  shops: RunningShop[];
  database: StoreConfig;
  /** The settings of the first process, as an owner would have them in `.env`. */
  env: NodeJS.ProcessEnv;
  /**
   * Restarts each process in turn, like `systemctl restart`: the new one starts when the old one
   * has ended.
   */
  restartInTurn: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Options of `startBehindProxy`. */
export interface ProxySetup {
  processes: number;
  /** Additional environment variables for every process. */
  env?: NodeJS.ProcessEnv;
  /** A configuration to use instead of the shipped one. */
  config?: string;
  /** Leaves the port out of `SITE_URL`, as if the proxy had the usual ports. */
  usualPorts?: boolean;
}

/** The guide's pause between two restarts, in which the proxy notices that a process is back. */
const restartPauseMs = 5_000;

/** Starts the processes, on PostgreSQL if there are several, and the proxy in front of them. */
export async function startBehindProxy(
  kind: WebServerKind,
  { processes, env: more = {}, config, usualPorts = false }: ProxySetup,
): Promise<ShopBehindProxy> {
  if (!(await haveProgram(kind))) {
    throw new Error(`These tests need ${kind.name}. Debian: apt-get install ${kind.debianPackage}`);
  }
  const reserved = await reservePorts(usualPorts);
  const { dataDir, databaseUrl, remove } = await newTestDatabase(
    processes > 1 ? "postgres" : "sqlite",
  );
  const shops: RunningShop[] = [];
  const shopEnv = {
    SITE_URL: reserved.siteUrl,
    TRUST_PROXY: "1",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    ...more,
  };
  const stopShops = async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await remove();
  };
  try {
    for (let count = 0; count < processes; count += 1) {
      shops.push(await startShop({ ...shopEnv, PORT: String(await freePort()) }));
    }
    const ports = shops.map(({ url }) => Number(new URL(url).port));
    const web = await startWebServer(kind, reserved, ports, config);
    const stop = async () => {
      await web.stop();
      await stopShops();
    };
    const restartInTurn = async () => {
      for (const [index, old] of shops.entries()) {
        await old.stop();
        shops[index] = await startShop({ ...shopEnv, PORT: new URL(old.url).port });
        await wait(restartPauseMs);
      }
    };
    const env = { ...shopEnv, PORT: String(ports[0]) };
    return { web, shops, database: { dataDir, databaseUrl }, env, restartInTurn, stop };
  } catch (error) {
    await stopShops();
    throw error;
  }
}
