import { expect, it } from "vitest";
import type { LeadState } from "#domain/desk/lead-state.ts";
import { shownLead, waitingNotes } from "./shown-lead.ts";
import type { WaitingPost } from "./waiting-posts.ts";

const me = { id: "1", name: "Maribel Cantu" };
const curtis = { id: "2", name: "Curtis Webb" };
const acting = { me, colleagues: [me, curtis] };
const lead = {
  reference: "Q-7K3M9",
  state: "new" as LeadState,
  assignedTo: null,
  dueAt: "2026-11-24T19:24:00Z",
  version: 3,
};

const post = (fields: Record<string, string>, more: Partial<WaitingPost> = {}): WaitingPost => ({
  id: fields.action ?? "",
  lead: lead.reference,
  version: 3,
  fields,
  at: "2026-11-24T16:14:00Z",
  status: "waiting",
  ...more,
});

it("shows what waits, one after the other", () => {
  const posts = [post({ action: "take" }), post({ action: "answered", how: "phone" })];
  expect(shownLead(lead, posts, acting)).toEqual({
    ...lead,
    state: "in_hand",
    assignedTo: me,
    dueAt: null,
  });
});

it("names the colleague a lead is given to", () => {
  expect(shownLead(lead, [post({ action: "assign", to: "2" })], acting).assignedTo).toEqual(curtis);
  const taken = { ...lead, assignedTo: curtis, state: "in_hand" as LeadState };
  const given = shownLead(taken, [post({ action: "assign", to: "" })], acting);
  expect([given.assignedTo, given.state]).toEqual([null, "new"]);
});

it("takes back what was refused, and shows nothing twice", () => {
  const refused = post({ action: "take" }, { status: "refused" });
  expect(shownLead(lead, [refused], acting)).toEqual(lead);
  const note = post({ action: "note", text: "Called." }, { status: "stored", storedVersion: 4 });
  expect(waitingNotes(lead, [note], me)).toMatchObject([{ text: "Called.", by: me }]);
  expect(waitingNotes({ ...lead, version: 4 }, [note], me)).toEqual([]);
});

it("leaves other leads and what can't be done as they are", () => {
  const other = post({ action: "take" }, { lead: "Q-00000" });
  expect(shownLead(lead, [other, post({ action: "reopen" })], acting)).toEqual(lead);
});
