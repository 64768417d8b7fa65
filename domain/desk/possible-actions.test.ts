import { expect, it } from "vitest";
import { changedLead, type LeadState, leadStates } from "./lead-state.ts";
import { isOffered, nextStep, type OfferedAction } from "./possible-actions.ts";

const me = "1";
const due = "2026-11-24T19:24:00Z";
const lead = (state: LeadState, assignedTo: string | null = null, dueAt: string | null = null) => ({
  state,
  assignedTo: assignedTo === null ? null : { id: assignedTo },
  dueAt,
  kind: "quote",
});
const all: OfferedAction[] = ["take", "answered", "assign", "done", "lost", "reopen"];

it("offers nothing that would be refused", () => {
  for (const state of leadStates) {
    for (const action of ["done", "lost", "reopen"] as const) {
      const isPossible = changedLead({ state, assignedTo: null }, { action }) !== undefined;
      expect(`${state} ${action} ${isOffered(action, lead(state), me)}`).toBe(
        `${state} ${action} ${isPossible}`,
      );
    }
  }
});

it.each([
  ["new", lead("new", null, due), ["take", "answered", "assign", "done", "lost"]],
  ["own, answered", lead("in_hand", me), ["assign", "done", "lost"]],
  ["lost", lead("lost", me), ["reopen"]],
  ["quoted, a colleague's", lead("quoted", "2"), ["take", "assign", "lost"]],
])("offers what fits a lead that is %s", (_, shown, offered) => {
  expect(all.filter((action) => isOffered(action, shown, me))).toEqual(offered);
});

it("offers a quote for every lead but a booking and one that is done", () => {
  const writable = leadStates.filter((state) => isOffered("write", lead(state), me));
  expect(writable).toEqual(["new", "in_hand", "quoted", "accepted", "lost"]);
  expect(isOffered("write", { ...lead("accepted"), kind: "booking" }, me)).toBe(false);
});

it("has one next step", () => {
  const financing = (shown: ReturnType<typeof lead>) => ({ ...shown, kind: "financing" });
  expect(nextStep(lead("new", null, due), me)).toBe("write");
  expect(nextStep(lead("in_hand", "2"), me)).toBe("write");
  expect(nextStep(lead("quoted", me, due), me)).toBe("write");
  expect(nextStep(financing(lead("new", null, due)), me)).toBe("take");
  expect(nextStep(financing(lead("in_hand", me, due)), me)).toBe("answered");
  expect(nextStep(financing(lead("in_hand", "2", due)), me)).toBe("answered");
  expect(nextStep(lead("quoted", "2"), me)).toBe("take");
  expect(nextStep(lead("quoted", me), me)).toBe(null);
  expect(nextStep({ ...lead("accepted"), kind: "booking" }, me)).toBe("done");
});
