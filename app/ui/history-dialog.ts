import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./hydrated.ts";

/**
 * A dialog with its own history entry: opening pushes the entry, and Back or closing removes it
 * (rule 2.18). The entry's state has the dialog's value under `key`, so the dialog survives a
 * reload.
 */
export function useHistoryDialog(key: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const state: unknown = location.state;
  const value = hydrated && isRecord(state) && typeof state[key] === "string" ? state[key] : null;
  const current = useRef({ location, value });
  const openedFrom = useRef<unknown>(null);
  const closedFrom = useRef<unknown>(null);
  useLayoutEffect(() => {
    current.current = { location, value };
  });

  const open = useCallback(
    (openedFor: string) => {
      const here = current.current;
      // The dialog may take a moment to appear, and a second click must not open it twice.
      if (here.value === openedFor || openedFrom.current === here.location) return;
      openedFrom.current = here.location;
      navigate(
        { search: here.location.search },
        { state: { [key]: openedFor }, preventScrollReset: true },
      );
    },
    [key, navigate],
  );
  const close = useCallback(() => {
    // Going back takes a moment, and a second click must not leave the page.
    if (closedFrom.current === current.current.location) return;
    closedFrom.current = current.current.location;
    navigate(-1);
  }, [navigate]);

  return {
    /** What the dialog was opened for, or null while it is closed. */
    value,
    /** Opens it; stable across renders, as `close` is. */
    open,
    close,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
