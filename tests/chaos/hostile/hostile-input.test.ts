import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "#server/staff/sessions.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { fuzz, type Memory, memoryOf } from "./fuzz.ts";
import { SMUGGLED } from "./raw-requests.ts";
import { SITE_URL } from "./responses.ts";
import { unsafeEmails, unsafeForTheShop } from "./stored-text.ts";

/** Requests on each engine; `npm run fuzz` sends 50,000. */
const CASES = Number(process.env.FUZZ_CASES ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const MB = 1024 * 1024;
/** Enough for the long form. */
const TIMEOUT_MS = 3 * 3_600_000;
/** More than garbage collection varies by, far less than a leak of a kilobyte per request. */
const MAX_GROWTH = 24 * MB;

/** Database timeouts on a machine that is too busy; shoppers get a 503. */
const SLOW_DATABASE = /timeout exceeded when trying to connect|Query read timeout/;

describe.each(engines)("on %s, a shop under hostile input", (engine) => {
  let database: TestDatabase;
  let shop: RunningShop;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    shop = await startShop(
      {
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl ?? "",
        CRM_WEBHOOK_URL: "",
        SMTP_URL: "",
        TRUST_PROXY: "1",
        SITE_URL,
      },
      ["--expose-gc", "--import", "./tests/chaos/hostile/memory-probe.ts"],
    );
  });
  afterEach(async () => {
    await shop.stop();
    await database.remove();
  });

  it("responds to everything, loses nothing acknowledged, and doesn't leak memory", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const memory: Memory[] = [await memoryOf(shop)];
    const measure = async () => {
      memory.push(await memoryOf(shop));
    };
    const started = performance.now();
    const cookie = await ownerCookie(database);
    const result = await fuzz(shop.url, { cases: CASES, seed: SEED, cookie, onTenth: measure });
    const seconds = (performance.now() - started) / 1000;
    await measure();
    const statuses = [...result.statuses].sort(([a], [b]) => a - b);
    console.log(
      [
        `${engine}: ${CASES} hostile requests in ${seconds.toFixed(0)} s, seed ${SEED}`,
        `answers ${statuses.map(([status, count]) => `${status} × ${count}`).join(", ")}`,
        `heap ${memory.map(({ heapUsed }) => inMB(heapUsed)).join(" ")} MB`,
        `RSS ${memory.map(({ rss }) => inMB(rss)).join(" ")} MB`,
        `${result.references.size} leads acknowledged`,
      ].join("; "),
    );
    expect(result.complaints).toEqual([]);
    // After a third of the cases the caches are full; from then on memory must not grow.
    const [warm, last] = [memory[4], memory.at(-1)];
    expect((last?.heapUsed ?? 0) - (warm?.heapUsed ?? 0)).toBeLessThan(MAX_GROWTH);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

    const store = await openStore(database);
    try {
      // The delivery of a quote is acknowledged with the quote's reference.
      const leads = await store.queries
        .selectFrom("leads")
        .leftJoin("quotes", "quotes.booking_lead_id", "leads.id")
        .select("reference")
        .where("quotes.lead_id", "is", null)
        .execute();
      const stored = new Set(leads.map(({ reference }) => reference));
      expect([...result.references].filter((reference) => !stored.has(reference))).toEqual([]);
      // A lead may have been stored although the database was too slow to confirm it in time.
      const unconfirmed = result.statuses.get(503) ?? 0;
      expect(stored.size - result.references.size).toBeLessThanOrEqual(unconfirmed);
      expect(leads.length).toBeGreaterThan(CASES / 50);
      expect(await unsafeForTheShop(store, 200)).toEqual([]);
      expect(await unsafeEmails(store, database.dataDir)).toEqual([]);
    } finally {
      await store.close();
    }
    const lines = shop.log.join("\n");
    expect(lines).not.toContain(SMUGGLED);
    const faults = shop.log.filter((line) => /"level":"(?:error|fatal)"/.test(line));
    expect(faults.filter((line) => !SLOW_DATABASE.test(line))).toEqual([]);
    const plainLines = shop.log.filter((line) => !line.startsWith("{"));
    expect(plainLines).toEqual([expect.stringContaining("To open the desk, use this link once")]);
  });
});

function inMB(bytes: number): string {
  return (bytes / MB).toFixed(0);
}

/** The cookie of an owner who is signed in. */
async function ownerCookie(database: TestDatabase): Promise<string> {
  const store = await openStore(database);
  try {
    const now = new Date();
    const ann = { email: "ann@shop.example", name: "Ann", role: "owner" } as const;
    const added = await addMember(store, ann, now);
    if (!added.ok) throw new Error(added.refusal);
    const session = { memberId: added.value.id, way: "passkey", browser: "" } as const;
    return `__Host-desk=${await startSession(store, session, now)}`;
  } finally {
    await store.close();
  }
}
