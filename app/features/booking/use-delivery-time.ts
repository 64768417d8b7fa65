import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { useToasts } from "#state/toast.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { copy } from "./copy.ts";
import { offeredWindow, shownPlace } from "./delivery-time.ts";
import { DeliveryTimeStore } from "./delivery-time-store.ts";
import type { useStepErrors } from "./use-step-errors.ts";

const problems = { over: copy.schedule.over, taken: copy.hold.taken };

interface DeliveryTimeOptions {
  draft: BookingDraft;
  step: number;
  refusal: ReturnType<typeof useStepErrors>;
  /** The windows the page was loaded with. */
  windows: readonly AvailableWindow[];
}

/** Holds the chosen window, and asks the shopper to choose again if it is no longer available. */
export function useDeliveryTime({
  draft,
  step,
  refusal,
  windows: initialWindows,
}: DeliveryTimeOptions) {
  const [time] = useState(() => new DeliveryTimeStore(initialWindows, draft));
  const { windows, hold } = useSyncExternalStore(time.subscribe, time.read);
  const toasts = useToasts();
  const showProblem = useEffectEvent((problem: keyof typeof problems) => {
    refusal.refuse({ date: [problems[problem]] });
  });
  useEffect(() => time.start((problem) => showProblem(problem)), [time]);
  const atSchedule = step >= 4;
  useEffect(() => {
    time.send({ type: atSchedule ? "scheduleReached" : "scheduleLeft" });
  }, [time, atSchedule]);

  function choose({ date, window, start }: AvailableWindow) {
    time.send({ type: "timeChosen", date, window, start });
    refusal.clearErrors();
    toasts.show({
      title: copy.schedule.selected,
      description: requestedDateTime(date, start),
    });
  }

  const isChosen = draft.date !== "" && draft.window !== "";
  return {
    windows,
    /** Looks up the windows again after a failure. */
    reload: () => time.send({ type: "windowsWanted" }),
    hold: shownPlace(hold),
    /** Holds the chosen window, or extends the hold. */
    take: () => time.send({ type: "holdWanted" }),
    /** Start of the chosen window, `HH:MM`; undefined if none is chosen. */
    start: isChosen ? offeredWindow(windows, draft)?.start || draft.start || undefined : undefined,
    choose,
    /** Clears the chosen window after the server refused it as full. */
    lose: () => time.send({ type: "placeLost" }),
  };
}
