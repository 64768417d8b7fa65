import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listLeads } from "#server/commands/leads/list.ts";
import { readEmail, readName } from "#server/leads/contact-fields.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { createServices } from "#server/services/create-services.ts";
import { createSinks } from "#server/startup/sinks.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { type SmtpReceiver, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { leadKinds } from "./registry.ts";

interface VisitDraft extends ParsedLead {
  room: string;
}

/** Rooms that are already being measured, with the lead that booked them. */
let bookedRooms: Map<string, string>;

/** A kind of lead the shop doesn't have; everything specific to it is defined here. */
const visit: LeadKind<VisitDraft> = {
  name: "measuring_visit",
  path: "/measuring-visit",
  referencePrefix: "M",
  pipelineStage: "New Visit",
  called: "measuring visit",
  emailCopy: () => ({
    subject: ({ reference }) => `We come and measure (${reference})`,
    received: ({ strong, reference }) => ["Your reference is ", strong(reference)],
    promise: ({ time }) => `We'll call you ${time}.`,
  }),
  read: async (form) => {
    const name = readName(form);
    const email = readEmail(form, true) ?? "";
    const room = form.text("room", {
      label: "the room",
      max: 40,
      required: { problem: "sentence", text: "Please name the room." },
    });
    return {
      contact: { name, email },
      record: { full_name: name, email, room },
      tags: ["website", "measuring visit"],
      summary: () => [{ label: "Room", value: room }],
      products: [],
      room,
    };
  },
  storeRelated: async (_queries, { identity, draft }) => {
    if (bookedRooms.has(draft.room)) return { room: ["Somebody measures that room already."] };
    bookedRooms.set(draft.room, identity.id);
    return undefined;
  },
  lockForErasing: async (_queries, leadIds) => async () => {
    for (const [room, leadId] of bookedRooms)
      if (leadIds.includes(leadId)) bookedRooms.delete(room);
  },
};

describe.each(engines)("on %s, a kind of lead added to the registry", (engine) => {
  let backend: TestBackend;
  let crm: WebhookReceiver;
  let smtp: SmtpReceiver;
  let shop: ListeningShop;
  let stopWorker: () => Promise<void>;

  beforeEach(async () => {
    bookedRooms = new Map();
    crm = await startWebhookReceiver();
    smtp = await startSmtpReceiver();
    const kinds = new Map(leadKinds).set(visit.name, visit);
    backend = await openTestBackend(engine, { kinds, crmWebhookUrl: crm.url });
    const config = { ...backend.config, smtpUrl: smtp.url };
    const { store, clock } = backend;
    const sinks = createSinks(config, clock);
    const worker = startOutboxWorker({
      store,
      findReferences: leadReferences(store),
      sinks,
      clock,
      logger: silent,
      retryBaseMs: 5,
    });
    stopWorker = () => worker.stop();
    shop = await listeningShop({
      services: createServices({ ...backend, config, onMessagesQueued: () => worker.wake() }),
    });
  });
  afterEach(async () => {
    await shop.close();
    await stopWorker();
    await Promise.all([crm.close(), smtp.close(), backend.close()]);
  });

  async function post(fields: Record<string, string>) {
    const response = await fetch(`${shop.url}/measuring-visit`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, body: await response.json() };
  }

  const ann = { name: "Ann Lee", email: "ann@example.com", room: "Kitchen" };

  it("is posted, stored, delivered to the CRM and by email, and listed", async () => {
    const { status, body } = await post(ann);
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^M-/);
    await eventually(() => expect([crm.received.length, smtp.received.length]).toEqual([1, 2]));
    expect(JSON.parse(crm.received[0]?.body ?? "")).toMatchObject({
      lead_kind: "measuring_visit",
      reference: body.reference,
      room: "Kitchen",
      source_page: "/measuring-visit",
      tags: "website,measuring visit",
      pipeline_stage: "New Visit",
    });
    const emails = smtp.received.map(({ source }) => source).join("\n");
    expect(emails).toContain(`Subject: New measuring visit ${body.reference} from Ann Lee`);
    expect(emails).toContain(`Subject: We come and measure (${body.reference})`);
    await eventually(async () => {
      const { json } = await listLeads(backend.store, 50);
      expect(json).toMatchObject([
        {
          reference: body.reference,
          kind: "measuring_visit",
          name: "Ann Lee",
          deliveries: [
            { sink: "crm", status: "delivered" },
            { sink: "shop_mail", status: "delivered" },
            { sink: "shopper_mail", status: "delivered" },
          ],
        },
      ]);
    });
  });

  it("returns its own field errors", async () => {
    const { status, body } = await post({ ...ann, room: "" });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(["room"]);
  });

  it("stores the lead only together with its related data", async () => {
    await post(ann);
    const second = await post({ ...ann, email: "ben@example.com" });
    expect(second.status).toBe(409);
    expect(second.body.errors).toEqual({ room: ["Somebody measures that room already."] });
    expect((await listLeads(backend.store, 50)).json).toHaveLength(1);
  });

  it("releases its related data when the lead is erased", async () => {
    await post(ann);
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const { dataDir } = backend.database;
    const { erased } = await erasePerson({ ...backend, dataDir }, { email: ann.email });
    expect(erased).toHaveLength(1);
    expect(bookedRooms.size).toBe(0);
  });
});
