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

/** What staff do with a lead, or what becomes of its booking. */
export type LeadAction =
  | { action: "take"; by: string; force?: boolean }
  | { action: "assign"; to: string | null }
  /** By nobody if it was marked on the command line. */
  | { action: "answered"; by: string | null }
  | { action: "booking_cancelled" }
  | { action: "booking_undone" }
  | { action: "lost" }
  | { action: "done" }
  | { action: "reopen" };

/** What a lead becomes. */
export interface LeadChange extends LeadStanding {
  /** Whether the shop owes no response any more. */
  stopsClock: boolean;
  /** What the CRM is told; nothing for a change among staff. */
  stage?: "Answered" | "Lost" | "Done" | "Reopened" | undefined;
}

const endings = {
  lost: { from: ["new", "in_hand", "quoted"], to: "lost", stopsClock: true, stage: "Lost" },
  done: { from: ["new", "in_hand", "accepted"], to: "done", stopsClock: true, stage: "Done" },
  reopen: { from: ["lost", "done"], to: "in_hand", stopsClock: false, stage: "Reopened" },
  // The CRM hears of these from the booking itself.
  booking_cancelled: { from: ["accepted"], to: "lost", stopsClock: false, stage: undefined },
  booking_undone: { from: ["lost"], to: "accepted", stopsClock: false, stage: undefined },
} as const satisfies Record<
  string,
  Pick<LeadChange, "stopsClock" | "stage"> & { from: readonly LeadState[]; to: LeadState }
>;

/**
 * What an action makes of a lead.
 * @returns undefined if it can't be done: somebody else has the lead, or is past it
 */
export function changedLead(lead: LeadStanding, done: LeadAction): LeadChange | undefined {
  const { state, assignedTo } = lead;
  switch (done.action) {
    case "take":
      if (assignedTo !== null && assignedTo !== done.by && !done.force) return undefined;
      return given(lead, done.by);
    case "assign":
      return given(lead, done.to);
    case "answered": {
      const next = state === "new" ? "in_hand" : state;
      const own = state === "new" ? (done.by ?? assignedTo) : assignedTo;
      return { state: next, assignedTo: own, stopsClock: true, stage: "Answered" };
    }
    default: {
      const { from, to, stopsClock, stage } = endings[done.action];
      if (!(from as readonly LeadState[]).includes(state)) return undefined;
      return { state: to, assignedTo, stopsClock, stage };
    }
  }
}

/** A new lead is in hand once somebody has it, and new again once nobody has. */
function given({ state }: LeadStanding, to: string | null): LeadChange {
  const moved = to === null ? { in_hand: "new" as const } : { new: "in_hand" as const };
  const next = (moved as Partial<Record<LeadState, LeadState>>)[state] ?? state;
  return { state: next, assignedTo: to, stopsClock: false };
}
