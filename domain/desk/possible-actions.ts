import type { LeadState } from "./lead-state.ts";

/** What staff may do with a lead, in the order in which it is offered. */
export type OfferedAction = "take" | "answered" | "assign" | "done" | "lost" | "reopen";

/** The same, and writing a quote, which has a page of its own. */
type Offered = OfferedAction | "write";

interface ActedLead {
  kind: string;
  state: LeadState;
  assignedTo: { id: string } | null;
  dueAt: string | null;
}

const whileOpen: readonly LeadState[] = ["new", "in_hand", "quoted", "accepted"];

/** Kinds of leads that ask for a price. */
const askingForPrice: readonly string[] = ["quote", "custom", "price_match"];

const states: Record<Offered, readonly LeadState[]> = {
  write: ["new", "in_hand", "quoted", "accepted", "lost"],
  take: whileOpen,
  answered: whileOpen,
  assign: whileOpen,
  done: ["new", "in_hand", "accepted"],
  lost: ["new", "in_hand", "quoted"],
  reopen: ["lost", "done"],
};

/** Whether the desk offers an action: it would be accepted, and would change something. */
export function isOffered(action: Offered, lead: ActedLead, me: string): boolean {
  if (!states[action].includes(lead.state)) return false;
  if (action === "write") return lead.kind !== "booking";
  if (action === "take") return lead.assignedTo?.id !== me;
  // Without a running clock nobody waits for an answer.
  if (action === "answered") return lead.dueAt !== null || lead.state === "new";
  return true;
}

/** The one step that comes next; null if there is none. */
export function nextStep(lead: ActedLead, me: string): Exclude<Offered, "assign" | "lost"> | null {
  if (isPriceOwed(lead)) return "write";
  const order =
    lead.kind === "booking"
      ? (["done", "reopen", "take"] as const)
      : (["take", "answered", "done", "reopen"] as const);
  const isTaken = lead.assignedTo !== null;
  const steps = order.filter((action) => isOffered(action, lead, me));
  // What a colleague has stays theirs unless somebody takes it over on purpose.
  return steps.find((action) => action !== "take" || !isTaken) ?? steps[0] ?? null;
}

/** Whether the shopper waits for a price, or asked for another one. */
function isPriceOwed({ kind, state, dueAt }: ActedLead): boolean {
  if (!askingForPrice.includes(kind)) return false;
  return state === "new" || state === "in_hand" || (state === "quoted" && dueAt !== null);
}
