import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAX_SINGLE_EMAILS } from "#server/leads/more-leads.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { type SmtpReceiver, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { flood } from "./flood.ts";

/** `npm run fuzz` sends 50,000. */
const LEADS = Number(process.env.FLOOD_LEADS ?? 150);
/** Enough for the long form. */
const TIMEOUT_MS = 2 * 3_600_000;
const INBOX = "inbox@shop.example";

describe.each(engines)("on %s, a flood of requests", (engine) => {
  let database: TestDatabase;
  let mail: SmtpReceiver;
  let shop: RunningShop;

  beforeEach(async () => {
    [database, mail] = await Promise.all([newTestDatabase(engine), startSmtpReceiver()]);
    shop = await startShop({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      CRM_WEBHOOK_URL: "",
      SMTP_URL: mail.url,
      SHOP_INBOX: INBOX,
      TRUST_PROXY: "1",
      // Emails about more leads are sent six seconds apart.
      DELIVERY_RETRY_BASE_MS: "100",
    });
  });
  afterEach(async () => {
    await shop.stop();
    await mail.close();
    await database.remove();
  });

  it("leaves the site up, every lead stored and the inbox usable", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { references, statuses, pageMs, pagesRefused, seconds } = await flood(shop.url, LEADS);
    // During a flood some requests may get a 503 with Retry-After; no other refusals or failures.
    const refused = LEADS - references.size;
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);

    const store = await openStore(database);
    try {
      const stored = await store.queries.selectFrom("leads").select("reference").execute();
      expect(new Set(stored.map(({ reference }) => reference))).toEqual(references);
      await eventually(async () => {
        const waiting = await store.queries
          .selectFrom("deliveries")
          .select("id")
          .where("sink", "=", "shop_mail")
          .where("status", "<>", "delivered")
          .limit(1)
          .execute();
        expect(waiting).toEqual([]);
      }, TIMEOUT_MS);
    } finally {
      await store.close();
    }
    const inbox = mail.received.filter(({ to }) => to.includes(INBOX));
    const named = inbox.flatMap(({ source }) => {
      const [, count] = /^Subject: More leads are waiting \(([\d,]+)\)/m.exec(source) ?? [];
      return count ? [Number(count.replace(",", ""))] : [];
    });
    pageMs.sort((a, b) => a - b);
    console.log(
      [
        `${engine}: ${LEADS} requests in ${seconds.toFixed(0)} s`,
        `${references.size} stored, ${refused} told to come back`,
        `${inbox.length} mails in the inbox, ${named.length} of them about more leads`,
        `a page took ${pageMs[Math.floor(pageMs.length / 2)]?.toFixed(0)} ms at the median, ${pageMs.at(-1)?.toFixed(0)} ms at most; ${pagesRefused} were told to come back`,
      ].join("; "),
    );
    expect(inbox.length - named.length + named.reduce((sum, count) => sum + count, 0)).toBe(
      references.size,
    );
    // One email may be in flight when the last counted one is sent.
    expect(inbox.length - named.length).toBeLessThanOrEqual(MAX_SINGLE_EMAILS + 1);
    expect(named.length).toBeLessThan(4 + seconds / 4);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});
