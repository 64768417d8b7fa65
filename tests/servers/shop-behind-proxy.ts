import { setTimeout as wait } from "node:timers/promises";
import type { StoreConfig } from "#server/store/store-config.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { haveProgram, reservePlace, startWebServer, type WebServer } from "./web-server.ts";
import type { WebServerKind } from "./web-server-kinds.ts";

/** The shop's processes on one database, with a web server before them. */
export interface ShopBehindProxy {
  web: WebServer;
  shops: RunningShop[];
  database: StoreConfig;
  /** The settings of the first process, as an owner would have them in `.env`. */
  env: NodeJS.ProcessEnv;
  /** Does what `systemctl restart` does to each process in turn: the new one begins when the old one has ended. */
  restartInTurn: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Behind {
  processes: number;
  /** More of the environment contract, for every process. */
  env?: NodeJS.ProcessEnv;
  /** A configuration in place of the shipped one. */
  config?: string;
  /** `SITE_URL` without a port, as if the web server had the usual ones. */
  usualPorts?: boolean;
}

/** The guide's pause between two restarts, in which the web server sees that a process is back. */
const restartPauseMs = 5_000;

/** Starts as many processes, on PostgreSQL when there are several, and the web server before them. */
export async function startBehindProxy(
  kind: WebServerKind,
  { processes, env: more = {}, config, usualPorts = false }: Behind,
): Promise<ShopBehindProxy> {
  if (!(await haveProgram(kind))) {
    throw new Error(`These tests need ${kind.name}. Debian: apt-get install ${kind.debianPackage}`);
  }
  const place = await reservePlace(usualPorts);
  const { dataDir, databaseUrl, remove } = await newTestDatabase(
    processes > 1 ? "postgres" : "sqlite",
  );
  const shops: RunningShop[] = [];
  const shopEnv = {
    ...{ SITE_URL: place.siteUrl, TRUST_PROXY: "1", DATA_DIR: dataDir },
    ...{ DATABASE_URL: databaseUrl ?? "" },
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
    const web = await startWebServer(kind, place, ports, config);
    const stop = async () => {
      await web.stop();
      await stopShops();
    };
    const restartInTurn = async () => {
      for (const [at, old] of shops.entries()) {
        await old.stop();
        shops[at] = await startShop({ ...shopEnv, PORT: new URL(old.url).port });
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
