import { describe, expect, it } from "vitest";
import { changedLead, type LeadAction, type LeadState, leadStates } from "./lead-state.ts";

const ann = "1";
const bob = "2";

/** Every action of the contract's section 4: from which states, to which, and what the CRM hears. */
const table: [LeadAction, Partial<Record<LeadState, LeadState>>, string | undefined, boolean][] = [
  [{ action: "lost" }, { new: "lost", in_hand: "lost", quoted: "lost" }, "Lost", true],
  [{ action: "done" }, { new: "done", in_hand: "done", accepted: "done" }, "Done", true],
  [{ action: "reopen" }, { lost: "in_hand", done: "in_hand" }, "Reopened", false],
  [{ action: "booking_cancelled" }, { accepted: "lost" }, undefined, false],
  [{ action: "booking_undone" }, { lost: "accepted" }, undefined, false],
];

describe.each(table)("%o", (action, moves, stage, stopsClock) => {
  it.each(leadStates)("from %s", (state) => {
    const change = changedLead({ state, assignedTo: ann }, action);
    const to = moves[state];
    expect(change).toEqual(to && { state: to, assignedTo: ann, stopsClock, stage });
  });
});

describe("who has a lead", () => {
  it.each(leadStates)("taking one that is %s", (state) => {
    const to = state === "new" ? "in_hand" : state;
    expect(changedLead({ state, assignedTo: null }, { action: "take", by: ann })).toEqual({
      state: to,
      assignedTo: ann,
      stopsClock: false,
    });
  });

  it("somebody else's is taken only by force", () => {
    const lead = { state: "in_hand", assignedTo: bob } as const;
    expect(changedLead(lead, { action: "take", by: ann })).toBeUndefined();
    expect(changedLead(lead, { action: "take", by: ann, force: true })?.assignedTo).toBe(ann);
  });

  it("one that nobody has any more is new again, if nothing else happened", () => {
    const free = (state: LeadState) =>
      changedLead({ state, assignedTo: ann }, { action: "assign", to: null });
    expect(free("in_hand")).toMatchObject({ state: "new", assignedTo: null });
    expect(free("quoted")).toMatchObject({ state: "quoted", assignedTo: null });
  });

  it("answering takes a new one, and leaves any other with whom it is", () => {
    const answer = { action: "answered", by: ann } as const;
    expect(changedLead({ state: "new", assignedTo: null }, answer)).toEqual({
      state: "in_hand",
      assignedTo: ann,
      stopsClock: true,
      stage: "Answered",
    });
    const bySomebody = { action: "answered", by: null } as const;
    expect(changedLead({ state: "new", assignedTo: null }, bySomebody)).toMatchObject({
      state: "in_hand",
      assignedTo: null,
    });
    expect(changedLead({ state: "quoted", assignedTo: bob }, answer)).toMatchObject({
      state: "quoted",
      assignedTo: bob,
      stopsClock: true,
    });
  });
});
