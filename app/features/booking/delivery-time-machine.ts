import {
  type DeliveryTime,
  type DraftTime,
  isActive,
  isChosen,
  isFresh,
  type Moment,
  NO_PLACE,
  offeredWindow,
  type PlaceState,
  type TimeEvent,
  type Transition,
  type WindowsState,
} from "./delivery-time.ts";
import {
  ask,
  endRequest,
  expire,
  followDraft,
  handlePlaceHeld,
  isWanted,
  join,
  leave,
  stay,
  withHold,
} from "./hold-transitions.ts";

/**
 * Applies an event to a tab's state. Holds the chosen window for ten minutes, extends the hold on
 * request, and releases it when the last tab with the booking leaves (rule 10.16). Clears a chosen
 * window that can't be booked any more. When holding fails for any reason but a full window, the
 * form continues without a hold: only booking takes the place for good.
 *
 * @param before returned as the next state, the same object, if nothing in it changes
 */
export function transition(before: DeliveryTime, event: TimeEvent, moment: Moment): Transition {
  const state = withHold(before, followDraft(before.hold, moment));
  const { draft, now } = moment;
  switch (event.type) {
    case "tabEntered":
      return arrive({ ...state, here: true }, moment);
    case "tabLeft":
      return leave(state, moment);
    case "scheduleReached":
      return state.atSchedule ? stay(state) : arrive({ ...state, atSchedule: true }, moment);
    case "scheduleLeft":
      return stay(state.atSchedule ? { ...state, atSchedule: false } : state);
    case "draftChanged":
      if (draft.hold && draft.window === "") return clearTime(state, {}, moment);
      return then(join(state, moment), (joined) => endUnlessOffered(joined, moment));
    case "timeChosen": {
      const { date, window, start } = event;
      return then(
        { state, commands: [{ type: "store", patch: { date, window, start } }] },
        (stored) => ask(stored, { ...draft, date, window }),
      );
    }
    case "holdWanted":
      return ask(state, draft);
    case "placeHeld":
      return handlePlaceHeld(state, event, moment);
    case "windowFull":
      return isWanted(state, event.request, draft)
        ? then(lose(state, { status: "taken" }, moment), tellShopper("taken"))
        : stay(endRequest(state, event.request));
    case "holdFailed":
      return stay(
        isWanted(state, event.request, draft) && !draft.hold
          ? withHold(state, NO_PLACE)
          : endRequest(state, event.request),
      );
    case "holdExpired":
      return expire(state, event.hold, draft);
    case "placeLost":
      return lose(state, NO_PLACE, moment);
    case "windowsWanted":
      return lookUpWindows(state);
    case "windowsLoaded": {
      const { windows } = event;
      const known: WindowsState = { status: "ready", windows, asOf: now };
      return then(
        endUnlessOffered({ ...state, windows: known, lookingUp: false }, moment),
        // The connection works again: requests the hold that failed or had to wait.
        (loaded) => (loaded.hold.status === "none" ? askIfOffered(loaded, moment) : stay(loaded)),
      );
    }
    case "windowsFailed":
      return stay({ ...state, windows: { status: "failed" }, lookingUp: false });
  }
}

/** When the schedule becomes active: looks up stale windows and holds the chosen one. */
function arrive(state: DeliveryTime, moment: Moment): Transition {
  if (!isActive(state)) return stay(state);
  const started =
    isFresh(state, moment.now) || state.lookingUp ? stay(state) : lookUpWindows(state);
  return [join, endUnlessOffered, askIfOffered].reduce(
    (step, next) => then(step, (now) => next(now, moment)),
    started,
  );
}

/** Clears a chosen time that is no longer offered. Stale windows are looked up first. */
function endUnlessOffered(state: DeliveryTime, moment: Moment): Transition {
  const { draft, now } = moment;
  const { windows, lookingUp } = state;
  const isOver =
    isActive(state) &&
    isChosen(draft) &&
    windows.status === "ready" &&
    !offeredWindow(windows, draft);
  if (!isOver || lookingUp) return stay(state);
  if (!isFresh(state, now)) return lookUpWindows(state);
  return then(clearTime(state, { date: "", window: "", start: "" }, moment), tellShopper("over"));
}

function askIfOffered(state: DeliveryTime, { draft }: Moment): Transition {
  return isActive(state) && offeredWindow(state.windows, draft) ? ask(state, draft) : stay(state);
}

/**
 * The window is full: clears the choice and looks up windows, so that the shopper can pick another.
 */
function lose(state: DeliveryTime, place: PlaceState, moment: Moment): Transition {
  return then(clearTime(state, { window: "", start: "" }, moment), (cleared) =>
    lookUpWindows(withHold(cleared, place)),
  );
}

/** Clears the chosen time and releases its hold. */
function clearTime(state: DeliveryTime, patch: Partial<DraftTime>, { draft }: Moment): Transition {
  return {
    state: withHold(state, NO_PLACE),
    commands: [
      { type: "store", patch: { ...patch, hold: undefined } },
      ...(draft.hold ? [{ type: "giveBack", id: draft.hold.id } as const] : []),
    ],
  };
}

/** Windows already loaded stay visible meanwhile. */
function lookUpWindows(state: DeliveryTime): Transition {
  const { windows } = state;
  return {
    state: {
      ...state,
      lookingUp: true,
      windows: windows.status === "ready" ? windows : { status: "loading" },
    },
    commands: [{ type: "lookUpWindows" }],
  };
}

function tellShopper(problem: "over" | "taken") {
  return (state: DeliveryTime): Transition => ({ state, commands: [{ type: "tell", problem }] });
}

function then(before: Transition, next: (state: DeliveryTime) => Transition): Transition {
  const after = next(before.state);
  return { state: after.state, commands: [...before.commands, ...after.commands] };
}
