import { useSyncExternalStore } from "react";

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal dialog; everything outside the last one opened is inert. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) return;
  open.push(dialog);
  for (const listener of listeners) listener();
}

/** Removes a dialog that was closed or unmounted. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  const index = open.indexOf(dialog);
  if (index < 0) return;
  open.splice(index, 1);
  for (const listener of listeners) listener();
}

/** The topmost open modal dialog, or null. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, noDialog);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function topDialog() {
  return open.at(-1) ?? null;
}

function noDialog() {
  return null;
}
