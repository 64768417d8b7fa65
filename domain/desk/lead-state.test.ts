import { describe, expect, it } from "vitest";
import {
  changedLead,
  type LeadAction,
  type LeadChange,
  type LeadState,
  leadStates,
} from "./lead-state.ts";

const ann = "1";
const bob = "2";

type Moves = Partial<Record<LeadState, LeadState>>;

const stays: Moves = Object.fromEntries(leadStates.map((state) => [state, state]));
const offered: Moves = {
  new: "quoted",
  in_hand: "quoted",
  quoted: "quoted",
  lost: "quoted",
  accepted: "accepted",
};
const asked: Moves = { ...stays, lost: "in_hand", done: "in_hand", new: "in_hand" };

/** Every event of rule 18.11: from which states, to which, the response clock and the CRM's stage. */
const table: [LeadAction, Moves, LeadChange["clock"], LeadChange["stage"]?][] = [
  [{ action: "lost" }, { new: "lost", in_hand: "lost", quoted: "lost" }, "stops", "Lost"],
  [{ action: "done" }, { new: "done", in_hand: "done", accepted: "done" }, "stops", "Done"],
  [{ action: "reopen" }, { lost: "in_hand", done: "in_hand" }, undefined, "Reopened"],
  [{ action: "booking_cancelled" }, { accepted: "lost" }, undefined],
  [{ action: "booking_undone" }, { lost: "accepted" }, undefined],
  [{ action: "answered", by: ann }, { ...stays, new: "in_hand" }, "stops", "Answered"],
  [{ action: "quote_sent", by: ann }, offered, "stops", "Quote Sent"],
  [{ action: "quote_extended" }, offered, undefined, "Quote Extended"],
  [{ action: "question" }, asked, "starts", "Question"],
  [{ action: "change_requested" }, asked, "starts", "Change Requested"],
  [{ action: "asked_again" }, asked, "starts", "Asked Again"],
  [{ action: "reply" }, stays, "stops"],
  [
    { action: "quote_accepted" },
    Object.fromEntries(leadStates.map((state) => [state, "accepted"])),
    "stops",
    "Quote Accepted",
  ],
  [
    { action: "quote_declined" },
    { ...stays, new: "lost", in_hand: "lost", quoted: "lost" },
    "stops",
    "Quote Declined",
  ],
  [{ action: "quote_expired" }, { quoted: "in_hand" }, undefined, "Quote Expired"],
  [{ action: "quote_withdrawn" }, { quoted: "in_hand" }, undefined, "Quote Withdrawn"],
  [
    { action: "acceptance_withdrawn" },
    { ...stays, accepted: "in_hand" },
    undefined,
    "Acceptance Withdrawn",
  ],
];

describe.each(table)("%o", (action, moves, clock, stage) => {
  it.each(leadStates)("from %s", (state) => {
    const change = changedLead({ state, assignedTo: ann }, action);
    const to = moves[state];
    const expected = to && { state: to, assignedTo: ann, clock, stage };
    expect(change && { ...change, lostReason: undefined }).toEqual(expected);
  });
});

describe("why a lead is lost by itself", () => {
  const reason = (state: LeadState, action: "quote_declined" | "booking_cancelled") =>
    changedLead({ state, assignedTo: ann }, { action })?.lostReason;

  it("is that its quote was declined, or its delivery canceled", () => {
    expect(reason("quoted", "quote_declined")).toBe("declined");
    expect(reason("accepted", "booking_cancelled")).toBe("cancelled");
  });

  it("is nothing new for a lead that stays as it is", () => {
    expect(reason("accepted", "quote_declined")).toBeUndefined();
    expect(reason("lost", "quote_declined")).toBeUndefined();
  });
});

describe("who has a lead", () => {
  it.each(leadStates)("taking one that is %s", (state) => {
    const to = state === "new" ? "in_hand" : state;
    expect(changedLead({ state, assignedTo: null }, { action: "take", by: ann })).toEqual({
      state: to,
      assignedTo: ann,
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
      clock: "stops",
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
      clock: "stops",
    });
  });

  it("sending a quote takes one that nobody has, and no other", () => {
    const send = { action: "quote_sent", by: ann } as const;
    const sent = (assignedTo: string | null) =>
      changedLead({ state: "in_hand", assignedTo }, send)?.assignedTo;
    expect([sent(null), sent(bob)]).toEqual([ann, bob]);
  });
});
