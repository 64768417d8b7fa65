import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { ask, postForm } from "./http-client.ts";
import { startBehindProxy } from "./shop-behind-proxy.ts";
import { webServerKinds } from "./web-server-kinds.ts";

/** The results of visits while the processes were restarted. */
interface Visits {
  responses: number;
  failed: string[];
  /** References of the accepted leads. */
  references: string[];
}

const asScript = { accept: "application/json" };

describe.each(webServerKinds)("P10: $name as shipped, two processes", (kind) => {
  it("fails no page and no lead while the processes restart one after another", async () => {
    const proxied = await startBehindProxy(kind, { processes: 2, env: { DRAIN_SECONDS: "2" } });
    try {
      const { siteUrl, certificate } = proxied.web;
      const visits: Visits = { responses: 0, failed: [], references: [] };
      let running = true;
      const visitors = Array.from({ length: 3 }, async (_, visitor) => {
        for (let turn = visitor; running; turn += 1) {
          await visit(siteUrl, certificate, turn, visits);
          await wait(100);
        }
      });
      await proxied.restartInTurn();
      running = false;
      await Promise.all(visitors);
      expect(visits.failed).toEqual([]);
      expect(visits.responses).toBeGreaterThan(20);
      expect(visits.references.length).toBeGreaterThan(5);
      expect(await storedReferences(proxied.database)).toEqual(visits.references.toSorted());
    } finally {
      await proxied.stop();
    }
  });
});

/**
 * Every fourth visit sends a lead, from its own client address so that no rate limit is reached;
 * the others open a page.
 */
async function visit(site: string, certificate: string, turn: number, visits: Visits) {
  const lead = turn % 4 === 0;
  try {
    const response = lead
      ? await sendLead(site, certificate, turn)
      : await ask(`${site}/search?q=${turn % 2 ? "sofa" : "bed"}`, certificate);
    visits.responses += 1;
    if (response.status !== (lead ? 201 : 200)) visits.failed.push(`${turn}: ${response.status}`);
    if (lead) visits.references.push(JSON.parse(response.body.toString()).reference);
  } catch (error) {
    visits.failed.push(`${turn}: ${error}`);
  }
}

function sendLead(site: string, certificate: string, turn: number) {
  const key = randomUUID();
  const fields = { ...goodQuote, email: `${key}@example.com`, idempotencyKey: key };
  return postForm(`${site}/quote-request`, certificate, fields, asScript, `127.0.1.${turn % 250}`);
}

async function storedReferences(database: StoreConfig): Promise<string[]> {
  const store = await openStore(database);
  const leads = await store.queries.selectFrom("leads").select("reference").execute();
  await store.close();
  return leads.map(({ reference }) => reference).toSorted();
}
