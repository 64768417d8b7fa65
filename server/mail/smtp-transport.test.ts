import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withCurrentMails } from "#server/bookings/current-mails.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { type DeliveryWorker, startDeliveryWorker } from "#server/outbox/delivery-worker.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createSinks } from "#server/startup/sinks.ts";
import type { DeliveryRow } from "#server/store/schema.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { hostileNames } from "#tests/support/hostile-text.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import {
  type SmtpManners,
  type SmtpReceiver,
  startMailServer,
} from "#tests/support/smtp-receiver.ts";

const INBOX = "sales@shop.example";

let desk: TestDesk;
let smtp: SmtpReceiver | undefined;
let worker: DeliveryWorker | undefined;

beforeEach(async () => {
  desk = await openTestDesk("sqlite");
  desk.onAccepted = () => worker?.nudge();
});
afterEach(async () => {
  await worker?.stop();
  await smtp?.close();
  await desk.close();
  worker = undefined;
  smtp = undefined;
});

async function deliverTo(
  manners: SmtpManners,
  { retryBaseMs = 5, patienceAtStopMs = 25_000 } = {},
): Promise<SmtpReceiver> {
  const server = await startMailServer(manners);
  smtp = server;
  const config = {
    ...desk.config,
    smtpUrl: server.url,
    mailFrom: "Parsons Furniture <leads@shop.example>",
    shopInbox: INBOX,
  };
  const { store } = desk;
  worker = startDeliveryWorker({
    store,
    sinks: createSinks(config, systemClock).map((sink) =>
      withCurrentMails(sink, { store, config, clock: systemClock }),
    ),
    clock: systemClock,
    logger: silent,
    retryBaseMs,
    patienceAtStopMs,
  });
  return server;
}

const ended = (sink: DeliveryRow["sink"], wanted: Partial<DeliveryRow>[]) =>
  eventually(async () => expect(await outboxOf(desk.store, sink)).toMatchObject(wanted));

describe("D3: a lead from an address with other letters", () => {
  it("reaches the shop through a server strict about 8-bit; the shopper's mail alone ends, and says so", async () => {
    const server = await deliverTo({ strict: true });
    await acceptQuote(desk, { name: "José Ñandú", email: "josé@example.com" });
    await ended("shop_mail", [{ status: "delivered", attempts: 1 }]);
    await ended("shopper_mail", [
      { status: "parked", attempts: 1, last_error: expect.stringContaining("SMTPUTF8") },
    ]);
    const mail = await PostalMime.parse(server.received[0]?.octets ?? "");
    expect(mail.text).toContain("josé@example.com");
    expect(mail.replyTo).toBeUndefined();
  });

  it("reaches both through an international server", async () => {
    const server = await deliverTo({});
    await acceptQuote(desk, { name: "José Ñandú", email: "josé@example.com" });
    await ended("shopper_mail", [{ status: "delivered" }]);
    await ended("shop_mail", [{ status: "delivered" }]);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["josé@example.com", INBOX]);
  });

  it.each([true, false])(
    "every kind and every name goes out whole (strict: %s)",
    async (strict) => {
      const server = await deliverTo({ strict });
      const names = hostileNames.filter((name) => name.length < 100);
      for (const [i, name] of names.entries()) {
        const fields = {
          name,
          lookingFor: name,
          email: `ann${i}@bücher.example`,
          phone: "713-555-0142",
        };
        await submitLead(desk, "custom", formFields(fields), { sourcePage: "/custom-request" });
      }
      await acceptEveryKind(desk);
      await eventually(async () => {
        const rows = await desk.store.queries
          .selectFrom("deliveries")
          .select(["status", "sink", "last_error"])
          .execute();
        expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
        expect(rows.length).toBeGreaterThan(names.length);
      });
      for (const { octets } of server.received) {
        const mail = await PostalMime.parse(octets);
        expect(mail.from).toEqual({ name: "Parsons Furniture", address: "leads@shop.example" });
        expect(mail.to).toHaveLength(1);
      }
    },
  );
});

describe("M4: a mail server that refuses us", () => {
  it.each([
    ["the sender", { mailFrom: () => "553 5.7.1 Sender address rejected: not owned by user" }],
    ["relaying", { rcptTo: () => "554 5.7.1 Relay access denied" }],
    ["the size", { mailFrom: () => "552 5.3.4 Message size exceeds fixed limit" }],
  ])("%s: nothing is given up on, and all goes out once it is mended", async (_what, manners) => {
    const refusing: SmtpManners = { ...manners };
    const server = await deliverTo(refusing);
    await acceptQuote(desk);
    for (const sink of ["shop_mail", "shopper_mail"] as const) {
      const words = expect.stringMatching(/It said: 55\d 5\./);
      await ended(sink, [{ status: "pending", waits_for: "receiver", last_error: words }]);
    }
    delete refusing.mailFrom;
    delete refusing.rcptTo;
    await ended("shop_mail", [{ status: "delivered" }]);
    await ended("shopper_mail", [{ status: "delivered" }]);
    expect(server.received).toHaveLength(2);
  });

  it("the same answer to everybody is about us, however it is put (rule 15.11)", async () => {
    await deliverTo(
      { rcptTo: (address) => (address === INBOX ? undefined : "550 5.1.1 No") },
      { retryBaseMs: 60_000 },
    );
    for (const name of ["a", "b", "c"]) {
      await acceptQuote(desk, { email: `${name}@example.com`, idempotencyKey: name });
      const count = { a: 1, b: 2, c: 3 }[name];
      await eventually(async () => {
        const rows = await outboxOf(desk.store, "shopper_mail");
        expect(rows.filter(({ last_error }) => last_error !== null)).toHaveLength(count ?? 0);
      });
    }
    const rows = await outboxOf(desk.store, "shopper_mail");
    expect(rows.map(({ status }) => status)).toEqual(["parked", "parked", "pending"]);
  });
});

describe("552: a full box", () => {
  it("of the shop parks nothing at once, and the lead comes when there is room", async () => {
    let full = true;
    await deliverTo({
      rcptTo: (address) => (full && address === INBOX ? "552 5.2.2 Mailbox full" : undefined),
    });
    await acceptQuote(desk);
    await ended("shop_mail", [{ status: "pending", last_error: expect.stringContaining("full") }]);
    await ended("shopper_mail", [{ status: "delivered" }]);
    full = false;
    await ended("shop_mail", [{ status: "delivered" }]);
  });

  it("content a filter refuses: the shop hears of the lead without what was typed", async () => {
    const server = await deliverTo({
      message: (source) => (source.includes("Third floor") ? "554 5.6.0 Refused" : undefined),
    });
    const reference = await acceptQuote(desk, { specialRequests: "Third floor" });
    await eventually(() =>
      expect(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toContain(
        `Please read ${reference} on the server`,
      ),
    );
    await ended("shop_mail", [{ status: "pending", last_error: expect.stringContaining("5.6.0") }]);
  });

  it("nothing said of the shop's inbox ends a lead's mail at the first attempt", async () => {
    await deliverTo(
      { rcptTo: (address) => (address === INBOX ? "550 5.1.1 User unknown" : undefined) },
      { retryBaseMs: 60_000 },
    );
    await acceptQuote(desk);
    await ended("shop_mail", [{ status: "pending", last_error: expect.stringContaining("550") }]);
  });

  it("an unknown shopper ends the shopper's mail only", async () => {
    await deliverTo({
      rcptTo: (address) => (address === INBOX ? undefined : "550 5.1.1 User unknown"),
    });
    await acceptQuote(desk);
    await ended("shopper_mail", [{ status: "parked", attempts: 1 }]);
    await ended("shop_mail", [{ status: "delivered" }]);
  });
});

describe("H3: a slow answer", () => {
  it("after twelve seconds is waited for: one copy each", async () => {
    const slow = Promise.withResolvers<void>();
    const server = await deliverTo({ data: () => slow.promise.then(() => undefined) });
    await acceptQuote(desk);
    setTimeout(slow.resolve, 12_000);
    await ended("shop_mail", [{ status: "delivered", attempts: 1 }]);
    await ended("shopper_mail", [{ status: "delivered", attempts: 1 }]);
    expect(server.received).toHaveLength(2);
  });

  it("does not keep the shop from stopping: the mail is sent again by who comes next", async () => {
    const asked = Promise.withResolvers<void>();
    const never = new Promise<undefined>(() => {});
    await deliverTo(
      {
        data: () => {
          asked.resolve();
          return never;
        },
      },
      { patienceAtStopMs: 50 },
    );
    await acceptQuote(desk);
    await asked.promise;
    await worker?.stop();
    const rows = await outboxOf(desk.store, "shop_mail");
    expect(rows).toMatchObject([{ status: "pending", lease: null, attempts: 1 }]);
  });
});
