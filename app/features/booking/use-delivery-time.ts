import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { useToasts } from "#state/toast.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { copy } from "./copy.ts";
import { type ClearedReason, findChosenWindow, isTimeChosen, shownHold } from "./delivery-time.ts";
import { DeliveryTimeStore } from "./delivery-time-store.ts";
import type { useStepErrors } from "./use-step-errors.ts";

const clearedMessages: Record<ClearedReason, string> = {
  noLongerOffered: copy.schedule.over,
  windowFull: copy.hold.taken,
};

interface DeliveryTimeOptions {
  draft: BookingDraft;
  step: number;
  stepErrors: ReturnType<typeof useStepErrors>;
  /** The windows the page was loaded with. */
  windows: readonly AvailableWindow[];
}

/** Holds the chosen window, and shows that another must be chosen if it is no longer available. */
export function useDeliveryTime({
  draft,
  step,
  stepErrors,
  windows: initialWindows,
}: DeliveryTimeOptions) {
  const [store] = useState(() => new DeliveryTimeStore(initialWindows, draft));
  const { windows, hold } = useSyncExternalStore(store.subscribe, store.read);
  const toasts = useToasts();
  const showWhyCleared = useEffectEvent((reason: ClearedReason) => {
    stepErrors.show({ date: [clearedMessages[reason]] });
  });
  useEffect(() => store.start((reason) => showWhyCleared(reason)), [store]);
  const isAtSchedule = step >= 4;
  useEffect(() => {
    store.send({ type: isAtSchedule ? "scheduleReached" : "scheduleLeft" });
  }, [store, isAtSchedule]);

  function chooseWindow({ date, window, start }: AvailableWindow) {
    store.send({ type: "timeChosen", date, window, start });
    stepErrors.clearErrors();
    toasts.show({
      title: copy.schedule.selected,
      description: requestedDateTime(date, start),
    });
  }

  return {
    windows,
    /** Looks up the windows again after a failure. */
    retryWindows: () => store.send({ type: "retryWindowsClicked" }),
    hold: shownHold(hold),
    /** Holds the chosen window, or extends the hold. */
    extendHold: () => store.send({ type: "extendHoldClicked" }),
    /** Start of the chosen window, `HH:MM`; undefined if none is chosen. */
    startTime: isTimeChosen(draft)
      ? findChosenWindow(windows, draft)?.start || draft.start || undefined
      : undefined,
    chooseWindow,
    /** Clears the chosen window after the server refused it as full. */
    clearFullWindow: () => store.send({ type: "bookingConflict" }),
  };
}
