import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { promisedTime } from "#domain/answer-day.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { type DeliveryWorker, startDeliveryWorker } from "#server/outbox/delivery-worker.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createLogger } from "#server/platform/log.ts";
import { createSinks, type SinkConfig } from "#server/startup/sinks.ts";
import { facts } from "#shop/facts.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import {
  type ReceivedMail,
  type SmtpReceiver,
  startSmtpReceiver,
} from "#tests/support/smtp-receiver.ts";
import { smtpTransport } from "./smtp-transport.ts";

let desk: TestDesk;
let smtp: SmtpReceiver;
let refuse: (count: number) => number | undefined;
let worker: DeliveryWorker | undefined;

beforeEach(async () => {
  refuse = () => undefined;
  worker = undefined;
  smtp = await startSmtpReceiver((count) => refuse(count));
  desk = await openTestDesk("sqlite");
});
afterEach(async () => {
  await worker?.stop();
  await smtp.close();
  await desk.close();
});

function deliver(config: Partial<SinkConfig>, logger = silent): void {
  desk.onAccepted = () => worker?.nudge();
  worker = startDeliveryWorker({
    store: desk.store,
    sinks: createSinks({ ...desk.config, ...config }, systemClock),
    clock: systemClock,
    logger,
    retryBaseMs: 5,
  });
}

async function received(count: number): Promise<ReceivedMail[]> {
  await eventually(() => expect(smtp.received).toHaveLength(count));
  return smtp.received;
}

function header(mail: ReceivedMail | undefined, name: string): string | undefined {
  const unfolded = mail?.source.split("\r\n\r\n")[0]?.replaceAll(/\r\n[ \t]/g, " ");
  return unfolded
    ?.split("\r\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);
}

describe("with a mail server", () => {
  const withServer = () => ({
    smtpUrl: smtp.url,
    mailFrom: "Parsons Furniture <leads@shop.example>",
    shopInbox: "sales@shop.example",
  });

  it("the shop gets every lead, and its reply goes to the shopper", async () => {
    deliver(withServer());
    const reference = await acceptQuote(desk, { specialRequests: "Third floor, no elevator" });
    const mails = await received(2);
    const shop = mails.find(({ to }) => to.includes("sales@shop.example"));
    expect(shop?.from).toBe("leads@shop.example");
    expect(header(shop, "Subject")).toBe(`New quote request ${reference} from Dana Whitfield`);
    expect(header(shop, "Reply-To")).toBe("Dana Whitfield <Dana@example.com>");
    expect(shop?.source).toContain("tel:+17135550188");
    expect(shop?.source).toContain("Third floor, no elevator");
    expect(shop?.source).toContain("Model 2500 Sofa Chaise");
  });

  it("the shopper gets thanks, the reference, what they asked and the promise", async () => {
    deliver(withServer());
    const reference = await acceptQuote(desk);
    const mails = await received(2);
    const shopper = mails.find(({ to }) => to.includes("Dana@example.com"));
    const promise = promisedTime(facts, new Date());
    expect(header(shopper, "Subject")).toBe(`We have your quote request (${reference})`);
    expect(header(shopper, "From")).toBe("Parsons Furniture <leads@shop.example>");
    for (const words of ["Thank you, Dana Whitfield!", reference, promise, facts.phone]) {
      expect(shopper?.source).toContain(words);
    }
  });

  it("a lead without an e-mail address makes no mail to a shopper", async () => {
    deliver(withServer());
    const fields = formFields({ name: "Sam", phone: "713-555-0142", lookingFor: "A sofa" });
    await submitLead(desk, "custom", fields, { sourcePage: "/custom-request" });
    expect((await received(1))[0]?.to).toEqual(["sales@shop.example"]);
    expect(await outboxOf(desk.store, "shopper_mail")).toEqual([]);
  });

  it("keeps one Message-ID over all attempts after a passing refusal (4xx)", async () => {
    refuse = (count) => (count <= 2 ? 451 : undefined);
    deliver(withServer());
    await acceptQuote(desk);
    const mails = await received(2);
    const rows = [
      ...(await outboxOf(desk.store, "shop_mail")),
      ...(await outboxOf(desk.store, "shopper_mail")),
    ];
    expect(mails.map((mail) => header(mail, "Message-ID")).sort()).toEqual(
      rows.map(({ id }) => `<${id}@shop.example>`).sort(),
    );
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
  });

  it("says in the log and to the owner when the login is refused, without the password", async () => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    const smtpUrl = smtp.url.replace("//", "//leads:wrong-password@");
    deliver({ ...withServer(), smtpUrl }, logger);
    await acceptQuote(desk);
    const words = "The mail server refuses the login: check user and password in SMTP_URL";
    await eventually(async () => {
      expect(await outboxOf(desk.store, "shop_mail")).toMatchObject([
        { last_error: expect.stringContaining(words) },
      ]);
      expect(lines.join("")).toContain(`"why":"${words}`);
    });
    expect(lines.join("")).not.toContain("wrong-password");
  });

  it("tries again while its login is refused: the owner may correct it", async () => {
    const login = smtp.url.replace("smtp://", "smtp://leads:outdated@");
    const mail = {
      from: "leads@shop.example",
      to: "sales@shop.example",
      message: Buffer.from("Subject: Hello\r\n\r\nHello\r\n"),
    };
    const outcome = await smtpTransport(login).hand(mail, "login");
    expect(outcome).toMatchObject({
      kind: "retry",
      error: expect.stringContaining("refuses the login"),
    });
  });

  it("no name can add a header, an address or markup", async () => {
    deliver(withServer());
    const name = 'Eve\r\nBcc: all@example.com, <b>"x"</b> <eve@example.com>';
    await acceptQuote(desk, { name });
    const mails = await received(2);
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([
      "Dana@example.com",
      "sales@shop.example",
    ]);
    for (const mail of mails) {
      expect(header(mail, "Bcc")).toBeUndefined();
      expect(mail.source.slice(mail.source.indexOf("text/html"))).not.toContain("<b>");
    }
  });
});

describe("without a mail server", () => {
  it("mails are whole .eml files in the data folder, named by their reference", async () => {
    deliver({});
    const reference = await acceptQuote(desk);
    const folder = join(desk.database.dataDir, "mail");
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
