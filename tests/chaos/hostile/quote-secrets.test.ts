import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { freePort } from "#tests/support/free-port.ts";
import { from, post, requestQuote, sendQuote, signedIn } from "#tests/support/posted-quotes.ts";
import { type ShopUnderTest, startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { MARK } from "./marked-forms.ts";

describe.each(engines)(
  "on %s, the token of a quote's link, and what is typed on its page",
  (engine) => {
    let database: TestDatabase;
    let shop: ShopUnderTest;
    let metricsPort: number;

    beforeEach(async () => {
      database = await newTestDatabase(engine);
      metricsPort = await freePort();
      shop = await startShopWithReceivers({
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl ?? "",
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: "trace",
      });
    });
    afterEach(async () => {
      await shop.stop();
      await database.remove();
    });

    async function rows(): Promise<string[]> {
      const store = await openStore(database);
      try {
        return (await everyRow(store)).split("\n");
      } finally {
        await store.close();
      }
    }

    /** Opens a page in spellings that people and programs have. */
    async function open(page: string): Promise<void> {
      const token = page.split("/").at(-1) ?? "";
      const spellings = ["", ".data", "?step=accept", "/", "/more", "%00", `?next=${page}`];
      const paths = [
        ...spellings.map((end) => page + end),
        `/QUOTES//${token}`,
        `/nowhere/?q=${page}`,
      ];
      for (const path of paths) {
        const headers = { referer: `http://localhost${page}` };
        await (await fetch(shop.url + path, { redirect: "manual", headers })).arrayBuffer();
      }
    }

    it("are in no log line, metric, record of the CRM or other lead, and in no email but the shopper's", async () => {
      const [cookie = ""] = await signedIn(database);
      const reference = await requestQuote(shop, 1);
      const page = await sendQuote(shop, { reference, headers: { cookie } });
      const token = page.split("/").at(-1) ?? "";
      const atDesk = `/desk/leads/${reference}/quote`;
      const { body } = await post(shop, atDesk, { action: "preview", version: "1" }, { cookie });
      const preview = new URL(String(body.link)).pathname;
      const secrets = [token, preview.split("/").at(-1) ?? ""];
      const having = (lines: readonly string[], what = secrets) =>
        lines.filter((line) => what.some((secret) => line.includes(secret)));

      const waiting = having(await rows());
      expect(waiting.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ sink: "shopper_mail", occasion: "quote-1" }),
      ]);
      for (const path of [page, preview]) await open(path);
      const visit = {
        page_url: `http://localhost${page}?done=question`,
        landing_page: page,
        referrer: `https://scan.example/?url=${encodeURIComponent(`http://localhost${page}`)}`,
      };
      const other = { ...goodQuote, ...visit, email: "other@example.com" };
      await post(shop, "/quote-request", other, from(2));

      const shopper = from(3);
      await post(shop, page, { action: "question", text: `${MARK} in blue?` }, shopper);
      await post(shop, page, { action: "accept", version: "1", name: MARK }, shopper, [422]);
      await post(
        shop,
        page,
        { action: "accept", version: "7", name: MARK, payment: "unsure" },
        shopper,
        [409],
      );
      await post(shop, preview, { action: "question", text: MARK }, shopper, [404]);
      await post(shop, page, { action: "seen" }, shopper, [204]);
      await eventually(() =>
        expect(shop.mail.received.some(({ source }) => isQuote(source))).toBe(true),
      );
      await post(
        shop,
        page,
        { action: "accept", version: "1", name: MARK, payment: "unsure" },
        shopper,
      );
      await eventually(() =>
        expect(shop.crm.received.map(({ body }) => JSON.parse(body).pipeline_stage)).toContain(
          "Quote Accepted",
        ),
      );

      const typed = [...secrets, MARK];
      expect(having(shop.log, typed)).toEqual([]);
      expect(shop.log.join("\n")).toContain("/quotes/:token");
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(having([await metrics.text()], typed)).toEqual([]);
      expect(
        having(
          shop.crm.received.map(({ body }) => body),
          typed,
        ),
      ).toEqual([]);
      expect(
        having(
          shop.crm.received.map(({ body }) => body),
          ["/quotes"],
        ),
      ).not.toEqual([]);
      const toOthers = shop.mail.received.filter(({ to }) => !to.includes("person1@example.com"));
      expect(having(toOthers.map(({ source }) => decoded(source)))).toEqual([]);
      for (const line of having(await rows())) {
        expect(JSON.parse(line)).toMatchObject({ sink: "shopper_mail" });
        expect(line).not.toContain('"occasion":"staff-');
      }
    });
  },
);

function isQuote(source: string): boolean {
  return /^Subject: Your quote from/m.test(source);
}

/** An email's source with its quoted-printable lines joined. */
function decoded(source: string): string {
  return source.replaceAll("=\r\n", "");
}
