import { useRef } from "react";
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
  const openedFrom = useRef<unknown>(null);
  const closedFrom = useRef<unknown>(null);
  const value = hydrated && isRecord(state) && typeof state[key] === "string" ? state[key] : null;
  return {
    /** What the dialog was opened for, or null while it is closed. */
    value,
    open(openedFor: string) {
      // The dialog may take a moment to appear, and a second click must not open it twice.
      if (value === openedFor || openedFrom.current === location) return;
      openedFrom.current = location;
      navigate(
        { search: location.search },
        { state: { [key]: openedFor }, preventScrollReset: true },
      );
    },
    close() {
      // Going back takes a moment, and a second click must not leave the page.
      if (closedFrom.current === location) return;
      closedFrom.current = location;
      navigate(-1);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
