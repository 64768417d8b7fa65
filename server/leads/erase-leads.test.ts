import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { moveBooking } from "#server/bookings/change-booking.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createSinks } from "#server/startup/sinks.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { scrubNow } from "./due-scrub.ts";
import { erasePerson } from "./erase-leads.ts";
import { leadReferences } from "./lead-queries.ts";
import { submitLead } from "./submit-lead.ts";

const personalTexts = [
  "Wilhelmina Quarterstaff",
  "wilhelmina@",
  "713) 555-0177",
  "my secret staircase",
];
const wilhelmina = {
  name: "Wilhelmina Quarterstaff",
  email: "Wilhelmina@Example.com",
  phone: "(713) 555-0177",
  specialRequests: "Mind my secret staircase",
};

describe.each(engines)("on %s, erasing a person", (engine) => {
  let backend: TestBackend;
  /** The command's own connection, in addition to the running server's. */
  let command: Store;

  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
    command = await openStore(backend.database);
  });
  afterEach(async () => {
    await command.close();
    await backend.close();
  });

  const deps = () => ({
    kinds: leadKinds,
    store: command,
    dataDir: backend.database.dataDir,
    clock: systemClock,
  });

  /** Which of the person's texts are still in any table or file, including in deleted bytes. */
  async function textsLeft(texts = personalTexts): Promise<string[]> {
    const found = (await traces(backend, texts)).join();
    return texts.filter((text) => found.includes(text));
  }

  async function sendEmails(): Promise<void> {
    const worker = startOutboxWorker({
      store: backend.store,
      findReferences: leadReferences(backend.store),
      sinks: createSinks({ ...backend.config, crmWebhookUrl: undefined }, systemClock),
      clock: systemClock,
      logger: silent,
      retryBaseMs: 10,
    });
    await eventually(async () => {
      const emails = [
        ...(await outboxOf(backend.store, "shop_mail")),
        ...(await outboxOf(backend.store, "shopper_mail")),
      ];
      expect(new Set(emails.map(({ status }) => status))).toEqual(new Set(["delivered"]));
    });
    await worker.stop();
  }

  it("leaves no trace in the database, WAL, free pages or email files", async () => {
    for (let i = 0; i < 20; i += 1) {
      await acceptQuote(backend, { ...wilhelmina, idempotencyKey: `form-${i}` });
      await acceptQuote(backend, { idempotencyKey: `other-${i}` });
    }
    await sendEmails();
    // PostgreSQL does this automatically after a while and keeps common names and addresses.
    if (engine === "postgres") await sql`analyze`.execute(backend.store.queries);
    expect(await textsLeft()).toEqual(personalTexts);

    const { erased, emailFiles } = await erasePerson(deps(), { email: "wilhelmina@example.com" });

    expect(erased).toHaveLength(20);
    expect(emailFiles).toBe(40);
    await scrubNow(command);
    expect(await textsLeft()).toEqual([]);
    const left = await backend.store.queries.selectFrom("leads").select("contact_name").execute();
    expect(left.map(({ contact_name }) => contact_name)).toEqual(
      Array.from({ length: 20 }, () => "Dana Whitfield"),
    );
  });

  it("finds every kind of lead, including bookings, uploads and moved bookings", async () => {
    const texts = ["Wilhelmina Quarterstaff", "wilhelmina@example.com", "my secret staircase"];
    const person = { name: wilhelmina.name, email: wilhelmina.email };
    const requests = { specialRequests: texts[2] ?? "", specialInstructions: texts[2] ?? "" };
    const references = await acceptEveryKind(backend, { ...person, ...requests });
    await moveToAnotherDay(backend);
    const [file] = await backend.store.queries.selectFrom("lead_files").selectAll().execute();
    await sendEmails();
    expect(await textsLeft(texts)).toEqual(texts);

    const { erased } = await erasePerson(deps(), { email: "WILHELMINA@example.com" });
    await scrubNow(command);

    expect(erased.map(({ reference }) => reference).toSorted()).toEqual(
      [...references.values()].toSorted(),
    );
    const names = [...references.values(), file?.id ?? "", file?.content ?? ""];
    expect(await traces(backend, [...texts, ...names])).toEqual([]);
    const places = await backend.store.queries
      .selectFrom("window_places")
      .select("taken")
      .execute();
    expect(new Set(places.map(({ taken }) => taken))).toEqual(new Set([0]));
  });

  it("lets the running server keep taking leads", async () => {
    await acceptQuote(backend, wilhelmina);
    const [{ erased }, ...references] = await Promise.all([
      erasePerson(deps(), { email: wilhelmina.email }),
      ...Array.from({ length: 20 }, (_, i) =>
        acceptQuote(backend, { idempotencyKey: `during-${i}` }),
      ),
    ]);
    expect(erased).toHaveLength(1);
    expect(new Set(references).size).toBe(20);
    expect(await erasePerson(deps(), { email: wilhelmina.email })).toMatchObject({ erased: [] });
    await scrubNow(command);
    expect(await textsLeft()).toEqual([]);
  });

  it("waits for an email being written", async () => {
    await acceptQuote(backend, wilhelmina);
    const sending = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const [shopEmail] = createSinks({ ...backend.config, crmWebhookUrl: undefined }, systemClock);
    if (!shopEmail) throw new Error("there is always a shop mail sink");
    const worker = startOutboxWorker({
      store: backend.store,
      findReferences: leadReferences(backend.store),
      sinks: [
        {
          ...shopEmail,
          send: async (message) => {
            sending.resolve();
            await release.promise;
            return shopEmail.send(message);
          },
        },
      ],
      clock: systemClock,
      logger: silent,
      retryBaseMs: 10,
    });
    await sending.promise;
    const erasing = erasePerson(deps(), { email: wilhelmina.email });
    release.resolve();
    await erasing;
    await worker.stop();
    await scrubNow(command);
    expect(await textsLeft()).toEqual([]);
  });

  it("does not wait for a killed worker whose lease has expired", async () => {
    await acceptQuote(backend, wilhelmina);
    const next_attempt_at = new Date().toISOString();
    await backend.store.queries
      .updateTable("deliveries")
      .set({ lease: "of the dead", next_attempt_at })
      .execute();
    expect((await erasePerson(deps(), { email: wilhelmina.email })).erased).toHaveLength(1);
    expect(await outboxOf(backend.store, "crm")).toEqual([]);
  });

  it("finds an address pasted with blanks around it", async () => {
    await acceptQuote(backend, wilhelmina);
    expect((await erasePerson(deps(), { email: " wilhelmina@example.com\n" })).erased).toHaveLength(
      1,
    );
  });

  it("reports leads with the same phone but no address, and erases them by phone", async () => {
    await acceptQuote(backend, wilhelmina);
    const byPhone = formFields({ name: "W. Q.", phone: "713-555-0177" });
    const custom = await submitLead(backend, "custom", byPhone, { sourcePage: "/custom-request" });
    const { samePhone } = await erasePerson(deps(), { email: wilhelmina.email });
    expect(samePhone).toMatchObject([{ reference: custom.ok ? custom.reference : "refused" }]);
    expect((await erasePerson(deps(), { phone: "(713) 555 0177" })).erased).toEqual(samePhone);
  });
});

describe("on postgres, scrubbing during other writes", () => {
  it("waits for earlier transactions, since the rows they can see would be kept", async () => {
    const backend = await openTestBackend("postgres", {});
    const other = await openStore(backend.database);
    const deps = {
      kinds: leadKinds,
      store: backend.store,
      dataDir: backend.database.dataDir,
      clock: systemClock,
    };
    await acceptQuote(backend, wilhelmina);
    await erasePerson(deps, { email: wilhelmina.email });
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const writing = other.write(async (transaction) => {
      await sql`select pg_current_xact_id()`.execute(transaction);
      started.resolve();
      await release.promise;
    });
    await started.promise;
    const scrubbing = scrubNow(backend.store);
    await eventually(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        and query like '%backend_xid%'`.execute(other.queries);
      expect(rows).toHaveLength(1);
    });
    release.resolve();
    await Promise.all([writing, scrubbing]);
    expect(await traces(backend, personalTexts)).toEqual([]);
    await other.close();
    await backend.close();
  });
});

/** Moves the only booking to the next free window. */
async function moveToAnotherDay({ store, config, clock }: TestBackend): Promise<void> {
  const booking = await store.queries.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
  const free = (await availableWindows(store.queries, clock())).find(
    ({ date, left }) => date > booking.date && left > 0,
  );
  if (!free) throw new Error("there is no other day");
  const moved = await moveBooking(
    { store, config, now: clock(), language: "en" },
    booking.lead_id,
    free,
  );
  if (!moved.ok) throw new Error(moved.message);
}
