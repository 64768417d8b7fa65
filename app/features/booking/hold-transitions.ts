import type { SavedHold } from "./booking-draft.ts";
import {
  type DeliveryTime,
  type DraftTime,
  type HoldRequest,
  type HoldState,
  isActive,
  isChosen,
  type Moment,
  NO_PLACE,
  type PlaceState,
  shownPlace,
  type TimeEvent,
  type Transition,
} from "./delivery-time.ts";

/**
 * The hold's state updated to match the draft. A hold that was removed at its end shows as expired,
 * whichever tab removed it.
 */
export function followDraft(hold: HoldState, { draft, now }: Moment): HoldState {
  const shown = shownPlace(hold);
  const known = shown.status === "held" ? shown.hold : undefined;
  if (known === draft.hold) return hold;
  if (draft.hold) return withShown(hold, { status: "held", hold: draft.hold });
  return withShown(hold, known && known.until <= now ? { status: "expired" } : NO_PLACE);
}

/** Adds this tab to a hold that another tab requested, so that no other tab releases it. */
export function join(state: DeliveryTime, { draft: { hold }, tab }: Moment): Transition {
  if (!isActive(state) || !hold || hold.tabs.includes(tab)) return stay(state);
  const joined = { ...hold, tabs: [...hold.tabs, tab] };
  return { state, commands: [{ type: "store", patch: { hold: joined } }] };
}

/**
 * Requests a hold on the chosen window, replacing the current hold; only the last request's
 * response counts.
 */
export function ask(state: DeliveryTime, draft: Omit<DraftTime, "start">): Transition {
  if (!isChosen(draft)) return stay(state);
  const { date, window, hold } = draft;
  const request = { date, window, hold: hold?.id ?? "" };
  return {
    state: withHold(state, { status: "asking", request, shown: shownPlace(state.hold) }),
    commands: [{ type: "ask", request }],
  };
}

/** Stores a hold that was granted, or releases it if it is no longer wanted. */
export function handlePlaceHeld(
  state: DeliveryTime,
  { request, id, until }: Extract<TimeEvent, { type: "placeHeld" }>,
  { draft, tab }: Moment,
): Transition {
  if (!isWanted(state, request, draft)) {
    const isCurrent = id === draft.hold?.id;
    return {
      state: endRequest(state, request),
      commands: isCurrent ? [] : [{ type: "giveBack", id }],
    };
  }
  const hold = { id, until, tabs: [...new Set([...(draft.hold?.tabs ?? []), tab])] };
  return {
    state: withHold(state, { status: "held", hold }),
    commands: [{ type: "store", patch: { hold } }],
  };
}

/**
 * Whether a response still counts. It doesn't if another time was chosen meanwhile, the page was
 * left, or another tab has a hold.
 */
export function isWanted({ hold }: DeliveryTime, request: HoldRequest, draft: DraftTime): boolean {
  return (
    hold.status === "asking" &&
    hold.request === request &&
    draft.date === request.date &&
    draft.window === request.window &&
    (!draft.hold || draft.hold.id === request.hold)
  );
}

/** Expires a hold at its end time, unless it was extended or replaced meanwhile. */
export function expire(state: DeliveryTime, ended: SavedHold, { hold }: DraftTime): Transition {
  if (hold && (hold.id !== ended.id || hold.until !== ended.until)) return stay(state);
  return {
    state: withHold(state, withShown(state.hold, { status: "expired" })),
    commands: hold ? [{ type: "store", patch: { hold: undefined } }] : [],
  };
}

/**
 * Leaves the page: releases the hold if no other tab uses it. A hold still being requested is
 * released when its response arrives.
 */
export function leave(state: DeliveryTime, { draft: { hold }, tab }: Moment): Transition {
  const left = { ...state, here: false, hold: shownPlace(state.hold) };
  if (!hold?.tabs.includes(tab)) return stay(left);
  const tabs = hold.tabs.filter((other) => other !== tab);
  if (tabs.length > 0) {
    return { state: left, commands: [{ type: "store", patch: { hold: { ...hold, tabs } } }] };
  }
  return {
    state: withHold(left, NO_PLACE),
    commands: [
      { type: "store", patch: { hold: undefined } },
      { type: "giveBack", id: hold.id },
    ],
  };
}

/** Ends `asking` if it is for this request, and goes back to the status shown meanwhile. */
export function endRequest(state: DeliveryTime, request: HoldRequest): DeliveryTime {
  const { hold } = state;
  return hold.status === "asking" && hold.request === request ? withHold(state, hold.shown) : state;
}

export function withHold(state: DeliveryTime, hold: HoldState): DeliveryTime {
  return hold === state.hold ? state : { ...state, hold };
}

export function stay(state: DeliveryTime): Transition {
  return { state, commands: [] };
}

function withShown(hold: HoldState, shown: PlaceState): HoldState {
  return hold.status === "asking" ? { ...hold, shown } : shown;
}
