import type { SavedHold } from "./booking-draft.ts";
import {
  type DeliveryTimeEvent,
  type DeliveryTimeState,
  type DraftTimeFields,
  type HoldRequest,
  type HoldState,
  isScheduleOpen,
  isTimeChosen,
  NO_HOLD,
  type ShownHold,
  shownHold,
  type Transition,
  type TransitionContext,
} from "./delivery-time.ts";

/**
 * The hold's state updated to match the draft. A hold that was removed at its end shows as expired,
 * whichever tab removed it.
 */
export function syncHoldWithDraft(hold: HoldState, { draft, now }: TransitionContext): HoldState {
  const shown = shownHold(hold);
  const previous = shown.status === "held" ? shown.hold : undefined;
  if (previous === draft.hold) return hold;
  if (draft.hold) return withShownHold(hold, { status: "held", hold: draft.hold });
  const hasExpired = previous && previous.until <= now;
  return withShownHold(hold, hasExpired ? { status: "expired" } : NO_HOLD);
}

/** Adds this tab to a hold that another tab requested, so that no other tab releases it. */
export function joinHold(
  state: DeliveryTimeState,
  { draft: { hold }, tabId }: TransitionContext,
): Transition {
  if (!isScheduleOpen(state) || !hold || hold.tabs.includes(tabId)) return noCommands(state);
  const joined = { ...hold, tabs: [...hold.tabs, tabId] };
  return { state, commands: [{ type: "changeDraft", patch: { hold: joined } }] };
}

/**
 * Requests a hold on the chosen window, replacing the current hold; only the last request's
 * response counts.
 */
export function startRequest(
  state: DeliveryTimeState,
  draft: Omit<DraftTimeFields, "start">,
): Transition {
  if (!isTimeChosen(draft)) return noCommands(state);
  const { date, window, hold } = draft;
  const request = { date, window, hold: hold?.id ?? "" };
  return {
    state: withHold(state, { status: "requesting", request, shown: shownHold(state.hold) }),
    commands: [{ type: "requestHold", request }],
  };
}

/** Stores a hold that was granted, or releases it if it is no longer wanted. */
export function handleHoldGranted(
  state: DeliveryTimeState,
  { request, id, until }: Extract<DeliveryTimeEvent, { type: "holdGranted" }>,
  { draft, tabId }: TransitionContext,
): Transition {
  if (!isCurrentRequest(state, request, draft)) {
    const isInUse = id === draft.hold?.id;
    return {
      state: endRequest(state, request),
      commands: isInUse ? [] : [{ type: "releaseHold", id }],
    };
  }
  const hold = { id, until, tabs: [...new Set([...(draft.hold?.tabs ?? []), tabId])] };
  return {
    state: withHold(state, { status: "held", hold }),
    commands: [{ type: "changeDraft", patch: { hold } }],
  };
}

/**
 * Whether a request's response still counts. It doesn't if another time was chosen meanwhile, the
 * page was left, or another tab has a hold.
 */
export function isCurrentRequest(
  { hold }: DeliveryTimeState,
  request: HoldRequest,
  draft: DraftTimeFields,
): boolean {
  return (
    hold.status === "requesting" &&
    hold.request === request &&
    draft.date === request.date &&
    draft.window === request.window &&
    (!draft.hold || draft.hold.id === request.hold)
  );
}

/** Expires a hold at its end time, unless it was extended or replaced meanwhile. */
export function expireHold(
  state: DeliveryTimeState,
  expired: SavedHold,
  { hold }: DraftTimeFields,
): Transition {
  if (hold && (hold.id !== expired.id || hold.until !== expired.until)) return noCommands(state);
  return {
    state: withHold(state, withShownHold(state.hold, { status: "expired" })),
    commands: hold ? [{ type: "changeDraft", patch: { hold: undefined } }] : [],
  };
}

/**
 * Leaves the page: releases the hold if no other tab uses it. A hold still being requested is
 * released when its response arrives.
 */
export function leavePage(
  state: DeliveryTimeState,
  { draft: { hold }, tabId }: TransitionContext,
): Transition {
  const closed = { ...state, isPageOpen: false, hold: shownHold(state.hold) };
  if (!hold?.tabs.includes(tabId)) return noCommands(closed);
  const tabs = hold.tabs.filter((other) => other !== tabId);
  if (tabs.length > 0) {
    return {
      state: closed,
      commands: [{ type: "changeDraft", patch: { hold: { ...hold, tabs } } }],
    };
  }
  return {
    state: withHold(closed, NO_HOLD),
    commands: [
      { type: "changeDraft", patch: { hold: undefined } },
      { type: "releaseHold", id: hold.id },
    ],
  };
}

/** Ends `requesting` if it is for this request, and goes back to the status shown meanwhile. */
export function endRequest(state: DeliveryTimeState, request: HoldRequest): DeliveryTimeState {
  const { hold } = state;
  return hold.status === "requesting" && hold.request === request
    ? withHold(state, hold.shown)
    : state;
}

export function withHold(state: DeliveryTimeState, hold: HoldState): DeliveryTimeState {
  return hold === state.hold ? state : { ...state, hold };
}

export function noCommands(state: DeliveryTimeState): Transition {
  return { state, commands: [] };
}

function withShownHold(hold: HoldState, shown: ShownHold): HoldState {
  return hold.status === "requesting" ? { ...hold, shown } : shown;
}
