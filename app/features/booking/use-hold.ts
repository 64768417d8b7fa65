import { useCallback, useEffect, useRef, useState } from "react";
import { askForPlace, givePlaceBack } from "./ask-for-place.ts";
import { type BookingDraft, type KeptHold, latestDraft } from "./booking-draft.ts";
import { countsOn, forgetHold, keepHold, leaveHold } from "./kept-hold.ts";

export type HoldState =
  | { status: "none" }
  /** `until`: milliseconds by this browser's clock. */
  | { status: "held"; id: string; until: number }
  /** The ten minutes are over; the place may still be free. */
  | { status: "over" }
  | { status: "taken" };

const NONE: HoldState = { status: "none" };

/**
 * Keeps the chosen window free for ten minutes, can keep it longer, and gives it back when the
 * last tab with the booking is left (rule 10.16). The hold is the draft's: every tab has it, and so
 * has the next one after a crash. Where holding fails for another reason than a full window, the
 * form goes on without: the place is only ever taken by booking.
 *
 * @returns `take` asks for the place of the draft's window as it is now: to be called when one is
 * chosen in this tab. What another tab chooses, that tab asks for.
 */
export function useHold({ window: chosen, hold: kept }: BookingDraft, active: boolean) {
  const [without, setWithout] = useState<HoldState>(NONE);
  const lastAsked = useRef(0);

  const take = useCallback(async () => {
    const { date, window, hold: before } = latestDraft();
    if (date === "" || window === "") return;
    const asked = ++lastAsked.current;
    const answer = await askForPlace({ date, window, hold: before?.id ?? "" });
    const now = latestDraft();
    const isWanted = asked === lastAsked.current && now.date === date && now.window === window;
    if (!isWanted || (now.hold && now.hold.id !== before?.id)) {
      // Another time was chosen meanwhile, the page left, or another tab has the place: this one
      // is nobody's.
      if (answer.status === 201 && answer.hold !== now.hold?.id) givePlaceBack(answer.hold);
      return;
    }
    if (answer.status === 201) keepHold({ id: answer.hold, until: answer.until });
    if (answer.status === 409 && before) letGo(before);
    setWithout(answer.status === 409 ? { status: "taken" } : NONE);
  }, []);

  useEffect(() => {
    if (!active) return;
    take();
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) take();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [active, take]);

  useEffect(() => {
    if (active && kept && !countsOn(kept)) keepHold(kept);
  }, [active, kept]);

  useEffect(() => {
    if (chosen === "" && kept) letGo(kept);
  }, [chosen, kept]);

  useEffect(() => {
    const leave = () => {
      lastAsked.current += 1;
      givePlaceBack(leaveHold());
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  useEffect(() => {
    if (!kept) return;
    const end = () => {
      forgetHold(kept);
      setWithout({ status: "over" });
    };
    const timer = setTimeout(end, Math.max(0, kept.until - Date.now()));
    return () => clearTimeout(timer);
  }, [kept]);

  const hold: HoldState = kept ? { status: "held", id: kept.id, until: kept.until } : without;
  return { hold, take };
}

function letGo(hold: KeptHold) {
  givePlaceBack(hold.id);
  forgetHold(hold);
}
