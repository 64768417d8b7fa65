import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeBackup } from "#server/backup/write-backup.ts";
import { firstOwnerLine } from "#server/staff/first-owner-link.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { eventually } from "#tests/support/eventually.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { signInEmails } from "#tests/support/sign-in-emails.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, links and sessions of the desk", (engine) => {
  let shop: DeskShop;
  beforeEach(async () => {
    shop = await openDeskShop(engine);
  });
  afterEach(() => shop.close());

  const tokenOf = (text: string | null | undefined) => /[0-9a-f]{64}/.exec(text ?? "")?.[0] ?? "";

  /** Signs in by an emailed link. */
  async function signedIn() {
    await shop.add("Curtis", "seller");
    await shop.ask("/desk/sign-in", { form: { email: "curtis@shop.example" } });
    const link = await eventually(() => {
      const [sent] = signInEmails(shop.backend.database);
      if (!sent) throw new Error("There is no email yet.");
      return sent.token;
    });
    await shop.ask(`/desk/links/${link}?next=/desk/inbox`);
    const response = await shop.ask(`/desk/links/${link}`, { form: { next: "" } });
    return { link, session: tokenOf(response.headers.get("set-cookie")) };
  }

  it("are in no table, log line, message or backup", async () => {
    const owners = tokenOf(await firstOwnerLine(shop.backend.store, "x", new Date(shop.now)));
    await shop.ask(`/desk/links/${owners}`);
    const { link, session } = await signedIn();
    const unused = { form: { email: "curtis@shop.example" } };
    await shop.ask("/desk/sign-in", unused);
    const [, second] = await eventually(() => {
      const sent = signInEmails(shop.backend.database).map(({ token }) => token);
      expect(sent).toHaveLength(2);
      return [link, ...sent.filter((token) => token !== link)];
    });
    const from = `https://shop.example/desk/links/${second}`;
    const lead = await acceptQuote(shop.backend, {
      landing_page: from,
      referrer: `${from}?next=/`,
    });
    const ask = { token: session, headers: { referer: from } };
    await shop.ask("/desk/inbox", ask);
    const form = { version: "1", action: "answered", how: "phone" };
    expect((await shop.ask(`/desk/leads/${lead}`, { ...ask, form })).status).toBe(303);
    await shop.ask(`/DESK//links/${second}/`, ask);

    const secrets = [owners, link, second, session];
    expect(new Set(secrets).size).toBe(4);
    const file = join(shop.backend.database.dataDir, "shop.backup");
    await writeBackup(shop.backend.store, shop.backend.database, file, new Date(shop.now));
    const backup = gunzipSync(readFileSync(file)).toString();
    expect(backup).toContain("staff_members");
    expect(backup).not.toContain("sign-in-");
    const crm = await outboxOf(shop.backend.store, "crm");
    expect(crm.map(({ payload }) => payload).join()).toContain("Answered");
    const log = shop.log.join("");
    expect(log).toContain("/desk/links/:token");
    const places = { rows: await everyRow(shop.backend.store), log, backup };
    for (const [place, text] of Object.entries(places))
      expect([place, secrets.filter((secret) => text.includes(secret ?? ""))]).toEqual([place, []]);
  });

  it("leave a lead's landing page and referrer without their token", async () => {
    const from = `https://shop.example/desk/links/${"0a".repeat(32)}`;
    await acceptQuote(shop.backend, { landing_page: from, referrer: `${from}?next=/desk` });
    const [message] = await outboxOf(shop.backend.store, "crm");
    const { landing_page, referrer } = JSON.parse(message?.payload ?? "{}");
    expect([landing_page, referrer]).toEqual(Array(2).fill(expect.stringMatching(/\/desk\/links/)));
    expect(`${landing_page} ${referrer}`).not.toContain("0a0a");
  });

  it("are on pages that nobody keeps or lists", async () => {
    const { session } = await signedIn();
    const addresses = ["/desk", "/desk/sign-in", `/desk/links/${"0".repeat(64)}`, "/desk/you"];
    for (const path of [...addresses, "/desk/events", "/desk/none", "/desk.data", "/desk/you.data"])
      for (const token of [undefined, session]) {
        const { headers, body } = await shop.ask(path, { token });
        await body?.cancel();
        expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
        expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
        expect(headers.get("referrer-policy")).toBe("same-origin");
      }
  });
});
