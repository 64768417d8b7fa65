import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#server/config/read-config.ts";
import { systemClock } from "#server/platform/clock.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { type SmtpReceiver, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { type BackgroundJobs, startBackgroundJobs } from "./background-jobs.ts";

const FIRST = "Leads do not reach the CRM";
const LAST = "Leads reach the CRM again";

let smtp: SmtpReceiver;
let crm: WebhookReceiver;
let backend: TestBackend;
let jobs: BackgroundJobs | undefined;
let isGone: () => boolean;

beforeEach(async () => {
  isGone = () => true;
  smtp = await startSmtpReceiver();
  crm = await startWebhookReceiver(() => ({ status: isGone() ? 410 : 200 }));
  backend = await openTestBackend("sqlite", { crmWebhookUrl: crm.url });
});
afterEach(async () => {
  await jobs?.close();
  await smtp.close();
  await crm.close();
  await backend.close();
});

/** Subjects of the emails to the owner, in the order in which they came. */
function toOwner(): string[] {
  return smtp.received
    .filter(({ to }) => to.includes("owner@shop.example"))
    .map(({ source }) => /^Subject: (.*?)\r$/m.exec(source)?.[1] ?? "");
}

it("T27: a CRM that is gone is reported at once, and so is that it is back", async () => {
  isGone = () => !toOwner().includes(FIRST);
  const read = readConfig(
    {
      DATA_DIR: backend.database.dataDir,
      CRM_WEBHOOK_URL: crm.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: "shop@shop.example",
      SHOP_INBOX: "inbox@shop.example",
      ALERT_MAIL: "owner@shop.example",
      DELIVERY_RETRY_BASE_MS: "200",
    },
    [],
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const config = { ...read.config, linkSecret: "a-secret-of-the-tests-and-nobody-else" };
  const { store } = backend;
  jobs = await startBackgroundJobs({ config, store, clock: systemClock, logger: silent });
  await acceptQuote(backend);
  jobs.wake();
  await eventually(() => expect(toOwner()).toEqual([FIRST, LAST]), 20_000);
  expect(await outboxOf(store, "crm")).toMatchObject([{ status: "delivered" }]);
});
