import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { startRoundRobin } from "#tests/chaos/round-robin-proxy.ts";
import { linkPath } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { type ReceivedEmail, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { chromiumFlags, findHeadlessChromium } from "../../scripts/find-chromium.ts";

/** How a shop runs, with whether a process of its own sends the messages. */
export const realSetups = [
  { engine: "sqlite", web: 1, hasWorker: false },
  { engine: "postgres", web: 2, hasWorker: true },
] as const;

export type RealSetup = (typeof realSetups)[number];

/** A shop as it runs at a customer's: processes behind a proxy, a CRM, an email server, browsers. */
export interface RealShop {
  siteUrl: string;
  /** What the CRM received, parsed, in order. */
  crmRecords: () => Record<string, unknown>[];
  /** The latest email to an address whose source has a text; waits for it. */
  emailTo: (address: string, text?: string) => Promise<ReceivedEmail>;
  /** Somebody with a browser of their own, on a phone. */
  somebody: (options?: BrowserContextOptions) => Promise<Page>;
  /** Signs in the first owner by the link in the log. */
  owner: () => Promise<Page>;
  close: () => Promise<void>;
}

export async function startRealShop({ engine, web, hasWorker }: RealSetup): Promise<RealShop> {
  const [database, crm, mail] = await Promise.all([
    newTestDatabase(engine),
    startWebhookReceiver(),
    startSmtpReceiver(),
  ]);
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
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
  const shops: RunningShop[] = [];
  while (shops.length < web) shops.push(await startShop(env));
  const worker = hasWorker ? startWorker(env) : undefined;
  const urls = shops.map(({ url }) => url);
  const proxy = await startRoundRobin(urls, port);
  const executablePath = await findHeadlessChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags(),
  });
  const somebody: RealShop["somebody"] = async (options = {}) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport,
      hasTouch: true,
      ...options,
    });
    return context.newPage();
  };
  return {
    siteUrl,
    crmRecords: () => crm.received.map(({ body }) => JSON.parse(body)),
    emailTo: (address, text = "") =>
      eventually(() => {
        const email = mail.received.findLast(
          ({ to, source }) => to.includes(address) && readable(source).includes(text),
        );
        if (!email) throw new Error(`No email to ${address} says ${text}.`);
        return { ...email, source: readable(email.source) };
      }),
    somebody,
    owner: async () => {
      const page = await somebody();
      await page.goto(await eventually(() => linkPath(shops.flatMap(({ log }) => log).join("\n"))));
      await page.getByLabel("Your name").fill("Olga Reyes");
      await page.getByLabel("Your email").fill("olga@shop.example");
      await page.getByRole("button", { name: "Continue with email" }).click();
      await page.getByRole("heading", { name: "Inbox" }).waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await proxy.close();
      await Promise.all(shops.map((shop) => shop.stop()));
      if (worker) await stopWorker(worker);
      await Promise.all([crm.close(), mail.close()]);
      await database.remove();
    },
  };
}

function startWorker(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["server/main.ts"], {
    stdio: "ignore",
    env: { ...process.env, NODE_OPTIONS: "", ...env, ROLE: "worker" },
  });
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  const ended = once(worker, "exit");
  worker.kill("SIGTERM");
  await ended;
}

/** An email's source without the soft line breaks of its encoding. */
function readable(source: string): string {
  return source.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

/** Invites somebody as the owner. @returns their page, signed in by the link in the email */
export async function inviteForReal(shop: RealShop, owner: Page, page: Page, name: string) {
  const email = `${name.split(" ")[0]?.toLowerCase()}@shop.example`;
  await owner.goto("/desk/staff");
  await owner.getByLabel("Name").fill(name);
  await owner.getByLabel("Email").fill(email);
  await owner.getByRole("button", { name: "Invite" }).click();
  await owner.getByRole("heading", { name }).waitFor();
  await page.goto(linkPath((await shop.emailTo(email, "/desk/links/")).source));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
}
