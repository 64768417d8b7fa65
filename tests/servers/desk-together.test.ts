import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium, type Page, expect as playwrightExpect } from "@playwright/test";
import { afterEach, beforeEach, describe, it } from "vitest";
import { type RoundRobin, startRoundRobin } from "#tests/chaos/round-robin-proxy.ts";
import { linkPath } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { addAuthenticator } from "#tests/support/passkey-device.ts";
import { fillContact, openQuotePage, storedLine, submitButton } from "#tests/support/quote-page.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { hydrated } from "#tests/support/shop-test.ts";
import { type SmtpReceiver, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { chromiumFlags, findHeadlessChromium } from "../../scripts/find-chromium.ts";

/** Whether a process of its own sends the messages, and how many others respond to requests. */
const setups = [
  { engine: "sqlite", web: 1, hasWorker: false },
  { engine: "postgres", web: 2, hasWorker: true },
] as const;

/** Longer than Playwright's five seconds, for a machine that runs all this at once. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

const phone = { width: 390, height: 844 };

describe.each(setups)("on $engine, with $web web processes", ({ engine, web, hasWorker }) => {
  let database: TestDatabase;
  let crm: WebhookReceiver;
  let mail: SmtpReceiver;
  let shops: RunningShop[] = [];
  let worker: ChildProcess | undefined;
  let proxy: RoundRobin;
  let browser: Browser;
  let siteUrl: string;

  beforeEach(async () => {
    [database, crm, mail] = await Promise.all([
      newTestDatabase(engine),
      startWebhookReceiver(),
      startSmtpReceiver(),
    ]);
    const port = await freePort();
    siteUrl = `http://localhost:${port}`;
    const env = {
      SITE_URL: siteUrl,
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      CRM_WEBHOOK_URL: crm.url,
      SMTP_URL: mail.url,
      SHOP_INBOX: "inbox@shop.example",
      DELIVERY_RETRY_BASE_MS: "50",
      ROLE: hasWorker ? "web" : "all",
    };
    shops = [];
    while (shops.length < web) shops.push(await startShop(env));
    if (hasWorker) {
      worker = spawn(process.execPath, ["server/main.ts"], {
        stdio: "ignore",
        env: { ...process.env, NODE_OPTIONS: "", ...env, ROLE: "worker" },
      });
    }
    proxy = await startRoundRobin(
      shops.map(({ url }) => url),
      port,
    );
    const executablePath = await findHeadlessChromium();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags(),
    });
  });
  afterEach(async () => {
    await browser?.close();
    await proxy?.close();
    await Promise.all(shops.map((shop) => shop.stop()));
    if (worker) {
      const ended = once(worker, "exit");
      worker.kill("SIGTERM");
      await ended;
    }
    await Promise.all([crm.close(), mail.close()]);
    await database.remove();
  });

  /** Somebody with a browser of their own, on a phone. */
  async function somebody(): Promise<Page> {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: phone,
      hasTouch: true,
    });
    return context.newPage();
  }

  function emailedLink(address: string): Promise<string> {
    return eventually(() => {
      const email = mail.received.findLast(({ to }) => to.includes(address));
      return linkPath(email?.source.replaceAll("=\r\n", "") ?? "");
    });
  }

  /** The owner invites somebody, who signs in by the link in the email. */
  async function invited(owner: Page, name: string): Promise<Page> {
    const email = `${name.split(" ")[0]?.toLowerCase()}@shop.example`;
    await owner.goto("/desk/staff");
    await owner.getByLabel("Name").fill(name);
    await owner.getByLabel("Email").fill(email);
    await owner.getByRole("button", { name: "Invite" }).click();
    await expect(owner.getByRole("heading", { name })).toBeVisible();
    const page = await somebody();
    await addAuthenticator(page);
    await page.goto(await emailedLink(email));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    return page;
  }

  it("two sellers work on what a shopper asks, each seeing what the other does", async () => {
    const owner = await somebody();
    await owner.goto(await eventually(() => linkPath(shops.flatMap(({ log }) => log).join("\n"))));
    await owner.getByLabel("Your name").fill("Olga Reyes");
    await owner.getByLabel("Your email").fill("olga@shop.example");
    await owner.getByRole("button", { name: "Continue with email" }).click();
    await expect(owner.getByRole("heading", { name: "Inbox" })).toBeVisible();

    const maribel = await invited(owner, "Maribel Cantu");
    const curtis = await invited(owner, "Curtis Wells");
    await maribel.goto("/desk/you");
    await hydrated(maribel);
    await maribel.getByRole("button", { name: "Add a passkey" }).click();
    await expect(maribel.getByRole("button", { name: /^Remove the passkey/ })).toHaveCount(1);
    await maribel.goto("/desk/inbox");

    const shopper = await somebody();
    await openQuotePage(shopper, [storedLine("1001")]);
    const contact = {
      name: "Janelle Brooks",
      email: "janelle@mail.example",
      phone: "(713) 555-0142",
    };
    await hydrated(shopper);
    await fillContact(shopper, contact);
    await submitButton(shopper).click();

    const request = { name: contact.name, exact: true } as const;
    for (const seller of [maribel, curtis]) await seller.getByRole("link", request).click();
    const heading = { name: contact.name, level: 1 } as const;
    for (const seller of [maribel, curtis]) {
      await expect(seller.getByRole("heading", heading)).toBeVisible();
    }
    await maribel.getByRole("button", { name: "I'll take it" }).click();
    await expect(curtis.getByRole("main").getByText("In hand").first()).toBeVisible();
    await expect(curtis.getByText("Maribel Cantu").first()).toBeVisible();
    const call = maribel.getByRole("link", { name: /^Call/ }).first();
    expect(await call.getAttribute("href")).toBe("tel:+17135550142");
    await maribel.getByRole("button", { name: "Answered" }).first().click();
    await eventually(() => {
      const records = crm.received.map(({ body }) => JSON.parse(body));
      expect(records.map(({ pipeline_stage }) => pipeline_stage)).toEqual(["New Lead", "Answered"]);
      expect(records.at(-1).assigned_to).toBe("Maribel Cantu");
    });
    await expect(curtis.getByText(/answered/i).first()).toBeVisible();

    await owner.goto("/desk/staff");
    await owner.getByRole("button", { name: "Remove Maribel Cantu" }).click();
    await expect(owner.getByRole("heading", { name: "Maribel Cantu" })).toHaveCount(0);
    // The stream that shows her changes ends with her session, before she clicks anything.
    await expect(maribel.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});
