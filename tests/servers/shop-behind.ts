import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { haveProgram, reservePlace, startWebServer, type WebServer } from "./web-server.ts";
import type { WebServerKind } from "./web-server-kinds.ts";

/** The shop's processes on one database, with a web server before them. */
export interface ShopBehind {
  web: WebServer;
  shops: RunningShop[];
  stop: () => Promise<void>;
}

export interface Behind {
  processes: number;
  /** More of the environment contract, for every process. */
  env?: NodeJS.ProcessEnv;
  /** A configuration in place of the shipped one. */
  config?: string;
}

/** Starts as many processes, on PostgreSQL when there are several, and the web server before them. */
export async function startBehind(
  kind: WebServerKind,
  { processes, env = {}, config }: Behind,
): Promise<ShopBehind> {
  if (!(await haveProgram(kind))) {
    throw new Error(`These tests need ${kind.name}. Debian: apt-get install ${kind.debianPackage}`);
  }
  const place = await reservePlace();
  const { dataDir, databaseUrl, remove } = await newTestDatabase(
    processes > 1 ? "postgres" : "sqlite",
  );
  const shops: RunningShop[] = [];
  const stopShops = async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await remove();
  };
  try {
    for (let count = 0; count < processes; count += 1) {
      shops.push(
        await startShop({
          ...{ SITE_URL: place.siteUrl, TRUST_PROXY: "1", DATA_DIR: dataDir },
          ...{ DATABASE_URL: databaseUrl ?? "" },
          ...env,
        }),
      );
    }
    const ports = shops.map(({ url }) => Number(new URL(url).port));
    const web = await startWebServer(kind, place, ports, config);
    const stop = async () => {
      await web.stop();
      await stopShops();
    };
    return { web, shops, stop };
  } catch (error) {
    await stopShops();
    throw error;
  }
}
