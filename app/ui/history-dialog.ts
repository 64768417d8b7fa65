import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./hydrated.ts";

/**
 * A dialog that is a history entry: opening it pushes one, Back (or closing) takes it off again
 * (rule 2.18). The open dialog is kept in the entry's state under `key`, so it also survives a
 * reload.
 */
export function useHistoryDialog(key: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const state: unknown = location.state;
  const entered = useRef<unknown>(null);
  const left = useRef<unknown>(null);
  const value = hydrated && isRecord(state) && typeof state[key] === "string" ? state[key] : null;
  return {
    /** What the dialog was opened for, or null while it is closed. */
    value,
    open(openedFor: string) {
      // What it shows may take a moment to arrive; a second press must not open it twice.
      if (value === openedFor || entered.current === location) return;
      entered.current = location;
      navigate(
        { search: location.search },
        { state: { [key]: openedFor }, preventScrollReset: true },
      );
    },
    close() {
      // Going back takes a moment; a second press must not leave the page.
      if (left.current === location) return;
      left.current = location;
      navigate(-1);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
