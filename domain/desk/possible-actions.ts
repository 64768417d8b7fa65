import type { LeadState } from "./lead-state.ts";

/** What staff may do with a lead, in the order in which it is offered. */
export type OfferedAction = "take" | "answered" | "assign" | "done" | "lost" | "reopen";

interface ActedLead {
  state: LeadState;
  assignedTo: { id: string } | null;
  dueAt: string | null;
}

const whileOpen: readonly LeadState[] = ["new", "in_hand", "quoted", "accepted"];

const states: Record<OfferedAction, readonly LeadState[]> = {
  take: whileOpen,
  answered: whileOpen,
  assign: whileOpen,
  done: ["new", "in_hand", "accepted"],
  lost: ["new", "in_hand", "quoted"],
  reopen: ["lost", "done"],
};

/** Whether the desk offers an action: it would be accepted, and would change something. */
export function isOffered(action: OfferedAction, lead: ActedLead, me: string): boolean {
  if (!states[action].includes(lead.state)) return false;
  if (action === "take") return lead.assignedTo?.id !== me;
  // Without a running clock nobody waits for an answer.
  if (action === "answered") return lead.dueAt !== null || lead.state === "new";
  return true;
}

/** The one step that comes next; null if there is none. */
export function nextStep(
  lead: ActedLead & { kind: string },
  me: string,
): Exclude<OfferedAction, "assign" | "lost"> | null {
  const order =
    lead.kind === "booking"
      ? (["done", "reopen", "take"] as const)
      : (["take", "answered", "done", "reopen"] as const);
  const isTaken = lead.assignedTo !== null;
  const steps = order.filter((action) => isOffered(action, lead, me));
  // What a colleague has stays theirs unless somebody takes it over on purpose.
  return steps.find((action) => action !== "take" || !isTaken) ?? steps[0] ?? null;
}
