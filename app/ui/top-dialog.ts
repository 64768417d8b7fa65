import { useSyncExternalStore } from "react";

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Tells that a modal dialog is open; whatever is outside the last one can't be pressed or read. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) return;
  open.push(dialog);
  for (const listener of listeners) listener();
}

/** Tells that it is closed, or gone. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  const place = open.indexOf(dialog);
  if (place < 0) return;
  open.splice(place, 1);
  for (const listener of listeners) listener();
}

/** The modal dialog that lies above everything, or null. */
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
