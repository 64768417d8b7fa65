import { type Config, readConfig } from "#server/config/read-config.ts";
import type { Finding } from "#server/doctor/check.ts";
import { redeemToken } from "#server/doctor/probe-tokens.ts";
import { webCheck } from "#server/doctor/web/web-check.ts";
import { Entity } from "#server/http/entity.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { openStore } from "#server/store/open-store.ts";
import { everyKind } from "./every-kind.ts";
import { type ListeningShop, listeningShop } from "./listening-shop.ts";
import { newTestDatabase } from "./test-database.ts";

/** A shop with a database, and a doctor that probes it from outside. */
export interface DoctorTestShop {
  url: string;
  /** Returns the doctor's findings with these settings, plus the shop's port. */
  examine: (env: Record<string, string>) => Promise<Finding[]>;
  /** Drops the table of the doctor's tokens. */
  breakDatabase: () => Promise<void>;
  close: () => Promise<void>;
}

const text = `<!doctype html><title>Sofas</title>${"<p>Sofas and chairs, by quote.</p>".repeat(40)}`;

/** A shareable front page, and a private page for every other path. */
const pages: PageRenderer = async ({ path }) => ({
  status: path === "/" ? 200 : 404,
  shareable: false,
  entity: new Entity({
    type: "text/html; charset=utf-8",
    body: Buffer.from(text),
    compressionLevel: "onDemand" as const,
    status: path === "/" ? 200 : 404,
    cacheControl: path === "/" ? "public, max-age=0" : "no-store",
  }),
});

function configOf(env: Record<string, string>): Config {
  const read = readConfig(env, everyKind);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.config;
}

/** Opens a shop with these settings on its own database. */
export async function doctorTestShop(env: Record<string, string>): Promise<DoctorTestShop> {
  const database = await newTestDatabase("sqlite");
  const store = await openStore(database);
  const shop: ListeningShop = await listeningShop({
    config: configOf(env),
    redeemToken: (token) => redeemToken(store, token, new Date()),
    render: pages,
  });
  return {
    url: shop.url,
    examine: (settings) =>
      webCheck.run({
        config: configOf({ PORT: new URL(shop.url).port, ...settings }),
        store: async () => store,
        clock: () => new Date(),
        send: false,
        signal: new AbortController().signal,
      }),
    breakDatabase: () => store.queries.schema.dropTable("doctor_tokens").execute(),
    close: async () => {
      await shop.close();
      await store.close();
      await database.remove();
    },
  };
}
