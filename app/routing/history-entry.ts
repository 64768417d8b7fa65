interface EntryState {
  /** State given with the navigation. */
  usr: unknown;
  key: string;
}

/** Adds an entry to the history as the router does, before the router itself knows of it. */
export function pushEntry(path: string, state: EntryState): void {
  const index = Number(history.state?.idx ?? 0) + 1;
  history.pushState({ ...state, idx: index }, "", path);
}

/** The router's key of the current history entry. */
export function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "default";
}
