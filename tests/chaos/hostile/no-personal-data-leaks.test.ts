import { createServer, type Server } from "node:http";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { markedForms, marks } from "./marked-forms.ts";

const LINK_SECRET = "link-secret-that-nobody-should-read-anywhere";
const CRM_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const secrets = [LINK_SECRET, CRM_SECRET, "crm-token-secret", "smtp-password-secret"];

describe.each(engines)("on %s, personal data and secrets", (engine) => {
  let database: TestDatabase;
  let shop: RunningShop;
  let lure: Server;
  let lureRequests: number;
  let metricsPort: number;

  beforeEach(async () => {
    lureRequests = 0;
    lure = createServer((_request, response) => {
      lureRequests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => lure.listen(0, "127.0.0.1", resolve));
    database = await newTestDatabase(engine);
    metricsPort = await freePort();
    shop = await startShop({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      // Nothing listens on this port, so every message fails and the failure is logged.
      CRM_WEBHOOK_URL: "http://127.0.0.1:2/hooks?token=crm-token-secret",
      CRM_WEBHOOK_SECRET: CRM_SECRET,
      SMTP_URL: "smtp://shop:smtp-password-secret@127.0.0.1:9",
      LINK_SECRET,
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: "1",
      LOG_LEVEL: "trace",
    });
  });
  afterEach(async () => {
    await shop.stop();
    lure.close();
    await database.remove();
  });

  function lureUrl(): string {
    const address = lure.address();
    return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  }

  async function forms() {
    const response = await fetch(`${shop.url}/delivery-windows`);
    const { windows } = (await response.json()) as {
      windows: { date: string; window: string; left: number }[];
    };
    const { date = "", window = "" } = windows.find(({ left }) => left > 0) ?? {};
    return markedForms(lureUrl(), { date, window });
  }

  /**
   * Posts every form the way a script and a browser do; returns the statuses and all response
   * headers.
   */
  async function postAll(
    from: string,
    spoil: (fields: Record<string, string>) => Record<string, string>,
  ) {
    const statuses: number[] = [];
    const headers: string[] = [];
    for (const [path, fields] of Object.entries(await forms())) {
      for (const accept of ["application/json", "text/html"]) {
        const response = await fetch(shop.url + path, {
          method: "POST",
          headers: { accept, "x-forwarded-for": from },
          redirect: "manual",
          body: new URLSearchParams(spoil(fields)),
        });
        await response.text();
        statuses.push(response.status);
        headers.push(JSON.stringify([...response.headers]));
      }
    }
    return { statuses, headers };
  }

  const leaksIn = (text: string) =>
    [...marks, ...secrets, "198.51.100"].filter((mark) => text.includes(mark));

  it("never appear in logs, metrics, headers or URLs", async () => {
    const accepted = await postAll("198.51.100.81", (fields) => fields);
    expect(new Set(accepted.statuses)).toEqual(new Set([201, 303]));
    const refused = await postAll("198.51.100.82", (fields) => ({
      ...fields,
      email: `@${fields.email}`,
    }));
    expect(new Set(refused.statuses)).toEqual(new Set([422]));
    await eventually(() =>
      expect(shop.log.filter((line) => line.includes("delivery failed")).length).toBeGreaterThan(5),
    );

    const store = await openStore(database);
    await sql`alter table deliveries rename to deliveries_gone`.execute(store.queries);
    await store.close();
    const failed = await postAll("198.51.100.83", (fields) => ({
      ...fields,
      utm_medium: "again",
      email: "b@example.com",
    }));
    expect(new Set(failed.statuses)).toEqual(new Set([503]));
    await eventually(() =>
      expect(shop.log.filter((line) => line.includes("deliveries")).length).toBeGreaterThan(1),
    );

    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(metrics.status).toBe(200);
    expect(leaksIn(await metrics.text())).toEqual([]);
    expect(leaksIn(shop.log.join("\n"))).toEqual([]);
    expect(
      leaksIn([...accepted.headers, ...refused.headers, ...failed.headers].join("\n")),
    ).toEqual([]);
    // The server never opens a URL a shopper typed.
    expect(lureRequests).toBe(0);
  });
});
