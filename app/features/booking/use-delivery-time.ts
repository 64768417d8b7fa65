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

interface DeliveryTimeParts {
  draft: BookingDraft;
  step: number;
  refusal: ReturnType<typeof useStepErrors>;
  /** Those the page came with. */
  windows: readonly AvailableWindow[];
}

/** The chosen window: offered, held, and asked for again when it can't be had any more. */
export function useDeliveryTime({ draft, step, refusal, windows: first }: DeliveryTimeParts) {
  const [time] = useState(() => new DeliveryTimeStore(first, draft));
  const { windows, hold } = useSyncExternalStore(time.subscribe, time.read);
  const toasts = useToasts();
  const tell = useEffectEvent((problem: keyof typeof problems) => {
    refusal.refuse({ date: [problems[problem]] });
  });
  useEffect(() => time.start((problem) => tell(problem)), [time]);
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
    /** Looks up the windows again after that failed. */
    reload: () => time.send({ type: "windowsWanted" }),
    hold: shownPlace(hold),
    /** Holds the chosen window, or keeps it longer. */
    take: () => time.send({ type: "holdWanted" }),
    /** When the chosen window starts, `HH:MM`; undefined when none is chosen. */
    start: isChosen ? offeredWindow(windows, draft)?.start || draft.start || undefined : undefined,
    choose,
    /** Somebody else booked it first. */
    lose: () => time.send({ type: "placeLost" }),
  };
}
