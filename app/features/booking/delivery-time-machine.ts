import {
  type ClearedReason,
  type DeliveryTimeEvent,
  type DeliveryTimeState,
  type DraftTimeFields,
  findChosenWindow,
  hasFreshWindows,
  isScheduleOpen,
  isTimeChosen,
  NO_HOLD,
  type ShownHold,
  type Transition,
  type TransitionContext,
  type WindowsState,
} from "./delivery-time.ts";
import {
  endRequest,
  expireHold,
  handleHoldGranted,
  isCurrentRequest,
  joinHold,
  leavePage,
  noCommands,
  startRequest,
  syncHoldWithDraft,
  withHold,
} from "./hold-transitions.ts";

/**
 * Applies an event to a tab's state. Holds the chosen window for ten minutes, extends the hold on
 * request, and releases it when the last tab with the booking leaves (rule 10.16). Clears a chosen
 * window that can't be booked any more. When holding fails for any reason but a full window, the
 * form continues without a hold: only booking takes the place for good.
 *
 * @param previous returned as the next state, the same object, if nothing in it changes
 */
export function transition(
  previous: DeliveryTimeState,
  event: DeliveryTimeEvent,
  context: TransitionContext,
): Transition {
  const state = withHold(previous, syncHoldWithDraft(previous.hold, context));
  const { draft, now } = context;
  switch (event.type) {
    case "pageOpened":
      return openSchedule({ ...state, isPageOpen: true }, context);
    case "pageLeft":
      return leavePage(state, context);
    case "scheduleReached":
      return state.isAtSchedule
        ? noCommands(state)
        : openSchedule({ ...state, isAtSchedule: true }, context);
    case "scheduleLeft":
      return noCommands(state.isAtSchedule ? { ...state, isAtSchedule: false } : state);
    case "draftChanged":
      if (draft.hold && draft.window === "") return clearTime(state, {}, context);
      return andThen(joinHold(state, context), (joined) => clearUnlessOffered(joined, context));
    case "timeChosen": {
      const { date, window, start } = event;
      return andThen(
        { state, commands: [{ type: "changeDraft", patch: { date, window, start } }] },
        (chosen) => startRequest(chosen, { ...draft, date, window }),
      );
    }
    case "extendHoldClicked":
      return startRequest(state, draft);
    case "holdGranted":
      return handleHoldGranted(state, event, context);
    case "windowFull":
      return isCurrentRequest(state, event.request, draft)
        ? andThen(
            clearFullWindow(state, { status: "windowFull" }, context),
            reportCleared("windowFull"),
          )
        : noCommands(endRequest(state, event.request));
    case "holdFailed":
      return noCommands(
        isCurrentRequest(state, event.request, draft) && !draft.hold
          ? withHold(state, NO_HOLD)
          : endRequest(state, event.request),
      );
    case "holdExpired":
      return expireHold(state, event.hold, draft);
    case "bookingConflict":
      return clearFullWindow(state, NO_HOLD, context);
    case "retryWindowsClicked":
      return startLookUp(state);
    case "windowsLoaded": {
      const windows: WindowsState = { status: "ready", windows: event.windows, loadedAt: now };
      return andThen(
        clearUnlessOffered({ ...state, windows, isLookingUp: false }, context),
        // The connection works again: requests the hold that failed or had to wait.
        (loaded) =>
          loaded.hold.status === "none" ? requestIfOffered(loaded, context) : noCommands(loaded),
      );
    }
    case "windowsFailed":
      return noCommands({ ...state, windows: { status: "failed" }, isLookingUp: false });
  }
}

/** Looks up stale windows and holds the chosen one, if the page is open at the schedule. */
function openSchedule(state: DeliveryTimeState, context: TransitionContext): Transition {
  if (!isScheduleOpen(state)) return noCommands(state);
  const lookedUp =
    hasFreshWindows(state, context.now) || state.isLookingUp
      ? noCommands(state)
      : startLookUp(state);
  return [joinHold, clearUnlessOffered, requestIfOffered].reduce(
    (soFar, apply) => andThen(soFar, (current) => apply(current, context)),
    lookedUp,
  );
}

/** Clears a chosen time that is no longer offered. Stale windows are looked up first. */
function clearUnlessOffered(state: DeliveryTimeState, context: TransitionContext): Transition {
  const { draft, now } = context;
  const { windows, isLookingUp } = state;
  const isMissing =
    isScheduleOpen(state) &&
    isTimeChosen(draft) &&
    windows.status === "ready" &&
    !findChosenWindow(windows, draft);
  if (!isMissing || isLookingUp) return noCommands(state);
  if (!hasFreshWindows(state, now)) return startLookUp(state);
  return andThen(
    clearTime(state, { date: "", window: "", start: "" }, context),
    reportCleared("noLongerOffered"),
  );
}

function requestIfOffered(state: DeliveryTimeState, { draft }: TransitionContext): Transition {
  return isScheduleOpen(state) && findChosenWindow(state.windows, draft)
    ? startRequest(state, draft)
    : noCommands(state);
}

/**
 * The window is full: clears the choice and looks up windows, so that the shopper can pick another.
 */
function clearFullWindow(
  state: DeliveryTimeState,
  hold: ShownHold,
  context: TransitionContext,
): Transition {
  return andThen(clearTime(state, { window: "", start: "" }, context), (cleared) =>
    startLookUp(withHold(cleared, hold)),
  );
}

/** Clears the chosen time and releases its hold. */
function clearTime(
  state: DeliveryTimeState,
  patch: Partial<DraftTimeFields>,
  { draft }: TransitionContext,
): Transition {
  return {
    state: withHold(state, NO_HOLD),
    commands: [
      { type: "changeDraft", patch: { ...patch, hold: undefined } },
      ...(draft.hold ? [{ type: "releaseHold", id: draft.hold.id } as const] : []),
    ],
  };
}

/** Windows already loaded stay visible meanwhile. */
function startLookUp(state: DeliveryTimeState): Transition {
  const { windows } = state;
  return {
    state: {
      ...state,
      isLookingUp: true,
      windows: windows.status === "ready" ? windows : { status: "loading" },
    },
    commands: [{ type: "lookUpWindows" }],
  };
}

function reportCleared(reason: ClearedReason) {
  return (state: DeliveryTimeState): Transition => ({
    state,
    commands: [{ type: "reportCleared", reason }],
  });
}

/** Continues from the state a transition leads to; runs the commands of both. */
function andThen(first: Transition, next: (state: DeliveryTimeState) => Transition): Transition {
  const second = next(first.state);
  return { state: second.state, commands: [...first.commands, ...second.commands] };
}
