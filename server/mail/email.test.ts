import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatsIn } from "#formats-in";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createLogger } from "#server/platform/log.ts";
import { createSinks, type SinkConfig } from "#server/startup/sinks.ts";
import { facts } from "#shop/facts.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import {
  type ReceivedEmail,
  type SmtpReceiver,
  startSmtpReceiver,
} from "#tests/support/smtp-receiver.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { smtpTransport } from "./smtp-transport.ts";

const { responseTimeText } = formatsIn.en;

let backend: TestBackend;
let smtp: SmtpReceiver;
let refuse: (count: number) => number | undefined;
let worker: OutboxWorker | undefined;

beforeEach(async () => {
  refuse = () => undefined;
  worker = undefined;
  smtp = await startSmtpReceiver((count) => refuse(count));
  backend = await openTestBackend("sqlite");
});
afterEach(async () => {
  await worker?.stop();
  await smtp.close();
  await backend.close();
});

function startSending(config: Partial<SinkConfig>, logger = silent): void {
  backend.onMessagesQueued = () => worker?.wake();
  worker = startOutboxWorker({
    store: backend.store,
    findReferences: leadReferences(backend.store),
    sinks: createSinks({ ...backend.config, ...config }, systemClock),
    clock: systemClock,
    logger,
    retryBaseMs: 5,
  });
}

async function received(count: number): Promise<ReceivedEmail[]> {
  await eventually(() => expect(smtp.received).toHaveLength(count));
  return smtp.received;
}

function header(email: ReceivedEmail | undefined, name: string): string | undefined {
  const unfolded = email?.source.split("\r\n\r\n")[0]?.replaceAll(/\r\n[ \t]/g, " ");
  return unfolded
    ?.split("\r\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);
}

describe("with an email server", () => {
  const withServer = () => ({
    smtpUrl: smtp.url,
    mailFrom: "Parsons Furniture <leads@shop.example>",
    shopInbox: "sales@shop.example",
  });

  it("sends the shop every lead, with replies going to the shopper", async () => {
    startSending(withServer());
    const reference = await acceptQuote(backend, { specialRequests: "Third floor, no elevator" });
    const emails = await received(2);
    const shop = emails.find(({ to }) => to.includes("sales@shop.example"));
    expect(shop?.from).toBe("leads@shop.example");
    expect(header(shop, "Subject")).toBe(`New quote request ${reference} from Dana Whitfield`);
    expect(header(shop, "Reply-To")).toBe("Dana Whitfield <Dana@example.com>");
    expect(shop?.source).toContain("tel:+17135550188");
    expect(shop?.source).toContain("Third floor, no elevator");
    expect(shop?.source).toContain("Model 2500 Sofa Chaise");
  });

  it("sends the shopper thanks, the reference and the promise", async () => {
    startSending(withServer());
    const reference = await acceptQuote(backend);
    const emails = await received(2);
    const shopper = emails.find(({ to }) => to.includes("Dana@example.com"));
    const promise = responseTimeText(facts, new Date());
    expect(header(shopper, "Subject")).toBe(`We have your quote request (${reference})`);
    expect(header(shopper, "From")).toBe("Parsons Furniture <leads@shop.example>");
    for (const text of ["Thank you, Dana Whitfield!", reference, promise, facts.phone]) {
      expect(shopper?.source).toContain(text);
    }
  });

  it("sends the shopper no email for a lead without an email address", async () => {
    startSending(withServer());
    const fields = formFields({ name: "Sam", phone: "713-555-0142", lookingFor: "A sofa" });
    await submitLead(backend, "custom", fields, { sourcePage: "/custom-request" });
    expect((await received(1))[0]?.to).toEqual(["sales@shop.example"]);
    expect(await outboxOf(backend.store, "shopper_mail")).toEqual([]);
  });

  it("keeps one Message-ID over all attempts after a temporary refusal (4xx)", async () => {
    refuse = (count) => (count <= 2 ? 451 : undefined);
    startSending(withServer());
    await acceptQuote(backend);
    const emails = await received(2);
    const rows = [
      ...(await outboxOf(backend.store, "shop_mail")),
      ...(await outboxOf(backend.store, "shopper_mail")),
    ];
    expect(emails.map((email) => header(email, "Message-ID")).sort()).toEqual(
      rows.map(({ id }) => `<${id}@shop.example>`).sort(),
    );
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
  });

  it("logs and alerts a refused login, without the password", async () => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    const smtpUrl = smtp.url.replace("//", "//leads:wrong-password@");
    startSending({ ...withServer(), smtpUrl }, logger);
    await acceptQuote(backend);
    const error = "The mail server refuses the login: check user and password in SMTP_URL";
    await eventually(async () => {
      expect(await outboxOf(backend.store, "shop_mail")).toMatchObject([
        { last_error: expect.stringContaining(error) },
      ]);
      expect(lines.join("")).toContain(`"why":"${error}`);
    });
    expect(lines.join("")).not.toContain("wrong-password");
  });

  it("retries while its login is refused, as the owner may correct it", async () => {
    const login = smtp.url.replace("smtp://", "smtp://leads:outdated@");
    const email = {
      from: "leads@shop.example",
      to: "sales@shop.example",
      message: Buffer.from("Subject: Hello\r\n\r\nHello\r\n"),
    };
    const outcome = await smtpTransport(login).send(email, "login");
    expect(outcome).toMatchObject({
      kind: "retry",
      error: expect.stringContaining("refuses the login"),
    });
  });

  it("lets no name add a header, an address or markup", async () => {
    startSending(withServer());
    const name = 'Eve\r\nBcc: all@example.com, <b>"x"</b> <eve@example.com>';
    await acceptQuote(backend, { name });
    const emails = await received(2);
    expect(emails.flatMap(({ to }) => to).sort()).toEqual([
      "Dana@example.com",
      "sales@shop.example",
    ]);
    for (const email of emails) {
      expect(header(email, "Bcc")).toBeUndefined();
      expect(email.source.slice(email.source.indexOf("text/html"))).not.toContain("<b>");
    }
  });
});

describe("without an email server", () => {
  it("writes complete .eml files into the data folder, named by reference", async () => {
    startSending({});
    const reference = await acceptQuote(backend);
    const folder = join(backend.database.dataDir, "mail");
    await eventually(() =>
      expect(readdirSync(folder).sort()).toEqual([
        `${reference}-shop_mail.eml`,
        `${reference}-shopper_mail.eml`,
      ]),
    );
    const shop = readFileSync(join(folder, `${reference}-shop_mail.eml`), "utf8");
    expect(shop).toContain(`To: ${facts.name} <${facts.email}>`);
    expect(shop).toContain("Content-Type: text/plain");
    expect(shop).toContain("Content-Type: text/html");
  });
});
