/** How far a lead is (rule 18.11). */
export const leadStates = ["new", "in_hand", "quoted", "accepted", "done", "lost"] as const;

export type LeadState = (typeof leadStates)[number];

/** A state within a sentence. */
export const leadStateWords: Readonly<Record<LeadState, string>> = {
  new: "new",
  in_hand: "in hand",
  quoted: "quoted",
  accepted: "accepted",
  done: "done",
  lost: "lost",
};

/** Why a lead was lost, as staff choose. */
export const lostReasons = [
  "price",
  "elsewhere",
  "no_reply",
  "not_carried",
  "not_a_request",
  "other",
] as const;

/** How staff responded to a shopper. */
export const answerWays = ["phone", "text", "email", "in_person"] as const;

/** A lead's state, and the id of the staff member who has it. */
export interface LeadStanding {
  state: LeadState;
  assignedTo: string | null;
}

/** What the CRM is told of a lead (rule 15.26). */
export type LeadStage =
  | "Answered"
  | "Lost"
  | "Done"
  | "Reopened"
  | "Quote Sent"
  | "Quote Extended"
  | "Question"
  | "Change Requested"
  | "Asked Again"
  | "Quote Accepted"
  | "Quote Declined"
  | "Quote Expired"
  | "Quote Withdrawn"
  | "Acceptance Withdrawn";

/** What something makes of a lead, whoever has it. */
interface Move {
  /** From each state in which it is possible, to which. */
  to: Partial<Record<LeadState, LeadState>>;
  /** What the response clock does; nothing if absent. */
  clock?: "stops" | "starts";
  /** Absent if the CRM isn't told, or hears of it from a booking itself. */
  stage?: LeadStage;
  /** Why it is lost from now on, where staff don't choose. */
  lostReason?: "declined" | "cancelled";
}

const stays: Record<LeadState, LeadState> = {
  new: "new",
  in_hand: "in_hand",
  quoted: "quoted",
  accepted: "accepted",
  done: "done",
  lost: "lost",
};
/** With an offer open: an accepted lead stays so, and one that is done is reopened first. */
const offered: Move["to"] = {
  new: "quoted",
  in_hand: "quoted",
  quoted: "quoted",
  lost: "quoted",
  accepted: "accepted",
};
/** The shopper wants something. */
const asked = { ...stays, new: "in_hand", done: "in_hand", lost: "in_hand" } as const;

/** Everything that moves a lead; `take` and `assign` are about who has it. */
const moves = {
  answered: { to: { ...stays, new: "in_hand" }, clock: "stops", stage: "Answered" },
  lost: { to: { new: "lost", in_hand: "lost", quoted: "lost" }, clock: "stops", stage: "Lost" },
  done: { to: { new: "done", in_hand: "done", accepted: "done" }, clock: "stops", stage: "Done" },
  reopen: { to: { lost: "in_hand", done: "in_hand" }, stage: "Reopened" },
  booking_cancelled: { to: { accepted: "lost" }, lostReason: "cancelled" },
  booking_undone: { to: { lost: "accepted" } },
  quote_sent: { to: offered, clock: "stops", stage: "Quote Sent" },
  quote_extended: { to: offered, stage: "Quote Extended" },
  question: { to: asked, clock: "starts", stage: "Question" },
  change_requested: { to: asked, clock: "starts", stage: "Change Requested" },
  asked_again: { to: asked, clock: "starts", stage: "Asked Again" },
  reply: { to: stays, clock: "stops" },
  // An open version can be accepted or declined whatever became of the lead since (rule 19.5).
  quote_accepted: { to: everyStateTo("accepted"), clock: "stops", stage: "Quote Accepted" },
  quote_declined: {
    to: { ...stays, new: "lost", in_hand: "lost", quoted: "lost" },
    clock: "stops",
    stage: "Quote Declined",
    lostReason: "declined",
  },
  quote_expired: { to: { quoted: "in_hand" }, stage: "Quote Expired" },
  quote_withdrawn: { to: { quoted: "in_hand" }, stage: "Quote Withdrawn" },
  acceptance_withdrawn: { to: { ...stays, accepted: "in_hand" }, stage: "Acceptance Withdrawn" },
} as const satisfies Record<string, Move>;

type MoveName = keyof typeof moves;

/** What is done with a lead, or becomes of its quote or booking. */
export type LeadAction =
  | { action: "take"; by: string; force?: boolean }
  | { action: "assign"; to: string | null }
  /** By nobody if it was done on the command line. */
  | { action: "answered" | "quote_sent"; by: string | null }
  | { action: Exclude<MoveName, "answered" | "quote_sent"> };

/** What a lead becomes. */
export interface LeadChange extends LeadStanding, Pick<Move, "clock" | "stage" | "lostReason"> {}

/**
 * What an action makes of a lead.
 * @returns undefined if it can't be done: somebody else has the lead, or is past it
 */
export function changedLead(lead: LeadStanding, done: LeadAction): LeadChange | undefined {
  if (done.action === "take") {
    const { assignedTo } = lead;
    const isOthers = assignedTo !== null && assignedTo !== done.by;
    return isOthers && !done.force ? undefined : given(lead, done.by);
  }
  if (done.action === "assign") return given(lead, done.to);
  const { to, clock, stage, lostReason }: Move = moves[done.action];
  const state = to[lead.state];
  if (!state) return undefined;
  const isLostNow = state === "lost" && lead.state !== "lost";
  return {
    state,
    assignedTo: whoHas(lead, done),
    clock,
    stage,
    ...(isLostNow && lostReason ? { lostReason } : {}),
  };
}

/** Who answers a new lead has it; and who sends a quote for one that nobody has. */
function whoHas({ state, assignedTo }: LeadStanding, done: LeadAction): string | null {
  if (done.action === "answered" && state === "new") return done.by ?? assignedTo;
  return done.action === "quote_sent" ? (assignedTo ?? done.by) : assignedTo;
}

/** A new lead is in hand once somebody has it, and new again once nobody has. */
function given({ state }: LeadStanding, to: string | null): LeadChange {
  const moved = to === null ? { in_hand: "new" as const } : { new: "in_hand" as const };
  const next = (moved as Partial<Record<LeadState, LeadState>>)[state] ?? state;
  return { state: next, assignedTo: to };
}

function everyStateTo(state: LeadState): Record<LeadState, LeadState> {
  return { new: state, in_hand: state, quoted: state, accepted: state, done: state, lost: state };
}
