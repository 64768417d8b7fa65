import { useCallback, useEffect, useRef, useState } from "react";
import { deliveryHoldsPath } from "#app/paths.ts";

export type HoldState =
  | { status: "none" }
  /** `until`: milliseconds by this browser's clock. */
  | { status: "held"; id: string; until: number }
  /** The ten minutes are over; the place may still be free. */
  | { status: "over" }
  | { status: "taken" };

interface Choice {
  date: string;
  window: string;
}

const NONE: HoldState = { status: "none" };

/**
 * Keeps the chosen window free for ten minutes, can keep it longer, and gives it back when the
 * page is left. Where holding fails for another reason than a full window, the form goes on
 * without: the place is only ever taken by booking.
 */
export function useHold({ date, window: windowId }: Choice, active: boolean) {
  const [hold, setHold] = useState<HoldState>(NONE);
  const held = useRef<string>(undefined);
  const lastAsked = useRef(0);

  const take = useCallback(async () => {
    const asked = ++lastAsked.current;
    const answer = await post({ date, window: windowId, hold: held.current ?? "" });
    if (asked !== lastAsked.current) {
      // Another time was chosen meanwhile, or the page left: this place is nobody's.
      if (answer.status === 201 && answer.hold !== held.current) release(answer.hold);
      return;
    }
    if (answer.status === 201) {
      held.current = answer.hold;
      setHold({ status: "held", id: answer.hold, until: answer.until });
    } else {
      setHold({ status: answer.status === 409 ? "taken" : "none" });
    }
  }, [date, windowId]);

  useEffect(() => {
    if (!active || date === "" || windowId === "") return;
    take();
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) take();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [active, date, windowId, take]);

  useEffect(() => {
    const leave = () => {
      lastAsked.current += 1;
      release(held.current);
      held.current = undefined;
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const until = hold.status === "held" ? hold.until : undefined;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(
      () => {
        held.current = undefined;
        setHold({ status: "over" });
      },
      Math.max(0, until - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);

  return { hold, take };
}

/** 409: the window is full; 0: holding did not work, for whatever reason. */
type HoldAnswer = { status: 201; hold: string; until: number } | { status: 409 | 0 };

async function post(fields: Record<string, string>): Promise<HoldAnswer> {
  try {
    const answer = await fetch(deliveryHoldsPath, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
    });
    if (answer.status === 409) return { status: 409 };
    if (answer.status !== 201) return { status: 0 };
    const { hold, expiresAt } = (await answer.json()) as { hold: string; expiresAt: string };
    // Measured from the server's own clock, so that a wrong one here does not matter. That clock is
    // told in whole seconds, and nobody is to be promised one too many.
    const sent = Date.parse(answer.headers.get("date") ?? "");
    const end = Math.floor(Date.parse(expiresAt) / 1000) * 1000;
    const left = end - (Number.isNaN(sent) ? Date.now() : sent);
    return { status: 201, hold, until: Date.now() + left };
  } catch {
    return { status: 0 };
  }
}

function release(hold: string | undefined) {
  if (!hold) return;
  navigator.sendBeacon(deliveryHoldsPath, new URLSearchParams({ release: "yes", hold }));
}
