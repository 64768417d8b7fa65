import type { InboxQuery } from "#domain/desk/inbox.ts";
import type { LeadState } from "#domain/desk/lead-state.ts";
import { createInboxService } from "#server/desk-services/create-inbox-service.ts";
import type { InboxService } from "#server/desk-services/inbox-service.ts";
import { addMember, type StaffMember } from "#server/staff/staff-members.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { formFields } from "./form-fields.ts";
import { acceptQuote } from "./outbox.ts";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

/** The inbox as three people use it, on one database with a clock to set. */
export interface InboxFixture {
  backend: TestBackend;
  /** The owner, Maribel Ríos. */
  maribel: InboxService;
  /** A seller. */
  curtis: InboxService;
  /** Of the crew. */
  cy: InboxService;
  staff: Record<"maribel" | "curtis" | "cy", StaffMember>;
  /** Milliseconds since 1970; starts at 10:14 AM in Houston. */
  now: number;
  /** How often messages were said to be queued. */
  wakes: number;
  /** Posts a form about a lead as it is now. */
  act: (
    desk: InboxService,
    reference: string,
    fields: Record<string, string>,
  ) => ReturnType<InboxService["act"]>;
  /** Stores a quote request that is in a state already. */
  leadIn: (state: LeadState, assignedTo?: string | null) => Promise<string>;
  references: (query: InboxQuery) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Opens the fixture on an empty database of `engine`, with a CRM; close it at the end. */
export async function openInboxFixture(engine: Engine): Promise<InboxFixture> {
  const backend = await openTestBackend(engine, {
    clock: () => new Date(inbox.now),
    crmWebhookUrl: "https://crm",
  });
  const start = Date.parse("2026-11-30T16:14:00Z");
  const member = async (name: string, role: StaffMember["role"]) => {
    const email = `${name.split(" ")[0]}@shop.example`;
    const added = await addMember(backend.store, { email, name, role }, new Date(start));
    if (!added.ok) throw new Error(added.refusal);
    return added.value;
  };
  const staff = {
    maribel: await member("Maribel Ríos", "owner"),
    curtis: await member("Curtis", "seller"),
    cy: await member("Cy", "crew"),
  };
  const onMessagesQueued = () => {
    inbox.wakes += 1;
  };
  const desk = (one: StaffMember) => createInboxService({ ...backend, onMessagesQueued }, one);
  const inbox: InboxFixture = {
    backend,
    maribel: desk(staff.maribel),
    curtis: desk(staff.curtis),
    cy: desk(staff.cy),
    staff,
    now: start,
    wakes: 0,
    act: async (as, reference, fields) => {
      const version = (await inbox.curtis.lead(reference))?.version;
      return as.act(reference, formFields({ version: String(version), ...fields }));
    },
    leadIn: async (state, assignedTo = null) => {
      const reference = await acceptQuote(backend, { name: `Dana ${Math.random()}` });
      await backend.store.queries
        .updateTable("leads")
        .set({ state, assigned_to: assignedTo })
        .where("reference", "=", reference)
        .execute();
      return reference;
    },
    references: async (query) =>
      (await inbox.curtis.list(query)).rows.map(({ reference }) => reference),
    close: () => backend.close(),
  };
  return inbox;
}
