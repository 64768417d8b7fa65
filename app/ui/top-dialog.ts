import { useSyncExternalStore } from "react";

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Registers a modal dialog that is about to open; everything outside the last one opened is inert,
 * and the page doesn't scroll.
 */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) return;
  open.push(dialog);
  changed();
}

/** Removes a dialog that was closed or unmounted. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  const index = open.indexOf(dialog);
  if (index < 0) return;
  open.splice(index, 1);
  changed();
}

/** The topmost open modal dialog, or null. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, noDialog);
}

function changed() {
  holdPage();
  for (const listener of listeners) listener();
}

/** Keeps the page from scrolling, and its scrollbar's space, unless a dialog covers that too. */
function holdPage() {
  const root = document.documentElement;
  if (open.length === 0) return root.removeAttribute("data-modal");
  const { modal = window.innerWidth > root.clientWidth ? "beside-scrollbar" : "" } = root.dataset;
  root.dataset.modal = topDialog()?.dataset.everywhere ? "" : modal;
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
