import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withCurrentEmails } from "#server/bookings/current-emails.ts";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createSinks } from "#server/startup/sinks.ts";
import type { MessageRow } from "#server/store/schema.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { hostileNames } from "#tests/support/hostile-text.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import {
  type SmtpBehavior,
  type SmtpReceiver,
  startEmailServer,
} from "#tests/support/smtp-receiver.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";

const INBOX = "sales@shop.example";

let backend: TestBackend;
let smtp: SmtpReceiver | undefined;
let worker: OutboxWorker | undefined;

beforeEach(async () => {
  backend = await openTestBackend("sqlite");
  backend.onMessagesQueued = () => worker?.wake();
});
afterEach(async () => {
  await worker?.stop();
  await smtp?.close();
  await backend.close();
  worker = undefined;
  smtp = undefined;
});

async function sendThrough(
  manners: SmtpBehavior,
  { retryBaseMs = 5, stopTimeoutMs = 25_000 } = {},
): Promise<SmtpReceiver> {
  const server = await startEmailServer(manners);
  smtp = server;
  const config = {
    ...backend.config,
    smtpUrl: server.url,
    mailFrom: "Parsons Furniture <leads@shop.example>",
    shopInbox: INBOX,
  };
  const { store } = backend;
  worker = startOutboxWorker({
    store,
    findReferences: leadReferences(store),
    sinks: createSinks(config, systemClock).map((sink) =>
      withCurrentEmails(sink, { store, config, clock: systemClock }),
    ),
    clock: systemClock,
    logger: silent,
    retryBaseMs,
    stopTimeoutMs,
  });
  return server;
}

const reachState = (sink: MessageRow["sink"], expected: Partial<MessageRow>[]) =>
  eventually(async () => expect(await outboxOf(backend.store, sink)).toMatchObject(expected));

describe("D3: a lead from a non-ASCII address", () => {
  it("reaches the shop through a server without SMTPUTF8, and only the shopper's email is parked with the reason", async () => {
    const server = await sendThrough({ strict: true });
    await acceptQuote(backend, { name: "José Ñandú", email: "josé@example.com" });
    await reachState("shop_mail", [{ status: "delivered", attempts: 1 }]);
    await reachState("shopper_mail", [
      { status: "parked", attempts: 1, last_error: expect.stringContaining("SMTPUTF8") },
    ]);
    const parsed = await PostalMime.parse(server.received[0]?.octets ?? "");
    expect(parsed.text).toContain("josé@example.com");
    expect(parsed.replyTo).toBeUndefined();
  });

  it("reaches both through an international server", async () => {
    const server = await sendThrough({});
    await acceptQuote(backend, { name: "José Ñandú", email: "josé@example.com" });
    await reachState("shopper_mail", [{ status: "delivered" }]);
    await reachState("shop_mail", [{ status: "delivered" }]);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["josé@example.com", INBOX]);
  });

  it.each([true, false])("is sent intact for every kind and name (strict: %s)", async (strict) => {
    const server = await sendThrough({ strict });
    const names = hostileNames.filter((name) => name.length < 100);
    for (const [i, name] of names.entries()) {
      const fields = {
        name,
        lookingFor: name,
        email: `ann${i}@bücher.example`,
        phone: "713-555-0142",
      };
      await submitLead(backend, "custom", formFields(fields), { sourcePage: "/custom-request" });
    }
    await acceptEveryKind(backend);
    await eventually(async () => {
      const rows = await backend.store.queries
        .selectFrom("deliveries")
        .select(["status", "sink", "last_error"])
        .execute();
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
      expect(rows.length).toBeGreaterThan(names.length);
    });
    for (const { octets } of server.received) {
      const parsed = await PostalMime.parse(octets);
      expect(parsed.from).toEqual({ name: "Parsons Furniture", address: "leads@shop.example" });
      expect(parsed.to).toHaveLength(1);
    }
  });
});

describe("M4: an email server that refuses us", () => {
  it.each([
    ["the sender", { mailFrom: () => "553 5.7.1 Sender address rejected: not owned by user" }],
    ["relaying", { rcptTo: () => "554 5.7.1 Relay access denied" }],
    ["the size", { mailFrom: () => "552 5.3.4 Message size exceeds fixed limit" }],
  ])(
    "parks nothing when it refuses %s, and everything is sent once that is fixed",
    async (_what, manners) => {
      const refusing: SmtpBehavior = { ...manners };
      const server = await sendThrough(refusing);
      await acceptQuote(backend);
      for (const sink of ["shop_mail", "shopper_mail"] as const) {
        const error = expect.stringMatching(/It said: 55\d 5\./);
        await reachState(sink, [{ status: "pending", waits_for: "receiver", last_error: error }]);
      }
      delete refusing.mailFrom;
      delete refusing.rcptTo;
      await reachState("shop_mail", [{ status: "delivered" }]);
      await reachState("shopper_mail", [{ status: "delivered" }]);
      expect(server.received).toHaveLength(2);
    },
  );

  it("counts the same refusal for three recipients as our fault (rule 15.11)", async () => {
    await sendThrough(
      { rcptTo: (address) => (address === INBOX ? undefined : "550 5.1.1 No") },
      { retryBaseMs: 60_000 },
    );
    for (const name of ["a", "b", "c"]) {
      await acceptQuote(backend, { email: `${name}@example.com`, idempotencyKey: name });
      const count = { a: 1, b: 2, c: 3 }[name];
      await eventually(async () => {
        const rows = await outboxOf(backend.store, "shopper_mail");
        expect(rows.filter(({ last_error }) => last_error !== null)).toHaveLength(count ?? 0);
      });
    }
    const rows = await outboxOf(backend.store, "shopper_mail");
    expect(rows.map(({ status }) => status)).toEqual(["parked", "parked", "pending"]);
  });
});

describe("552: a refused email", () => {
  it("isn't parked while the shop's mailbox is full, and arrives when there is space", async () => {
    let full = true;
    await sendThrough({
      rcptTo: (address) => (full && address === INBOX ? "552 5.2.2 Mailbox full" : undefined),
    });
    await acceptQuote(backend);
    await reachState("shop_mail", [
      { status: "pending", last_error: expect.stringContaining("full") },
    ]);
    await reachState("shopper_mail", [{ status: "delivered" }]);
    full = false;
    await reachState("shop_mail", [{ status: "delivered" }]);
  });

  it("is replaced by the reference alone when the shop's server refuses the content", async () => {
    const server = await sendThrough({
      message: (source) => (source.includes("Third floor") ? "554 5.6.0 Refused" : undefined),
    });
    const reference = await acceptQuote(backend, { specialRequests: "Third floor" });
    await eventually(() =>
      expect(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toContain(
        `Please read ${reference} on the server`,
      ),
    );
    await reachState("shop_mail", [
      { status: "pending", last_error: expect.stringContaining("5.6.0") },
    ]);
  });

  it("is never parked at the first attempt because the shop's inbox refuses it", async () => {
    await sendThrough(
      { rcptTo: (address) => (address === INBOX ? "550 5.1.1 User unknown" : undefined) },
      { retryBaseMs: 60_000 },
    );
    await acceptQuote(backend);
    await reachState("shop_mail", [
      { status: "pending", last_error: expect.stringContaining("550") },
    ]);
  });

  it("is parked alone when the shopper's address is unknown", async () => {
    await sendThrough({
      rcptTo: (address) => (address === INBOX ? undefined : "550 5.1.1 User unknown"),
    });
    await acceptQuote(backend);
    await reachState("shopper_mail", [{ status: "parked", attempts: 1 }]);
    await reachState("shop_mail", [{ status: "delivered" }]);
  });
});

describe("H3: a slow response", () => {
  it("after twelve seconds doesn't cause a second copy", async () => {
    const slow = Promise.withResolvers<void>();
    const server = await sendThrough({ data: () => slow.promise.then(() => undefined) });
    await acceptQuote(backend);
    setTimeout(slow.resolve, 12_000);
    await reachState("shop_mail", [{ status: "delivered", attempts: 1 }]);
    await reachState("shopper_mail", [{ status: "delivered", attempts: 1 }]);
    expect(server.received).toHaveLength(2);
  });

  it("doesn't block stopping; the next process sends it again", async () => {
    const dataSent = Promise.withResolvers<void>();
    const never = new Promise<undefined>(() => {});
    await sendThrough(
      {
        data: () => {
          dataSent.resolve();
          return never;
        },
      },
      { stopTimeoutMs: 50 },
    );
    await acceptQuote(backend);
    await dataSent.promise;
    await worker?.stop();
    const rows = await outboxOf(backend.store, "shop_mail");
    expect(rows).toMatchObject([{ status: "pending", lease: null, attempts: 1 }]);
  });
});
