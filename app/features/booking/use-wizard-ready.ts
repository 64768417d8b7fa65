import { useSyncExternalStore } from "react";

/** Id of the server-rendered form, which the wizard replaces. */
export const SERVER_FORM_ID = "plain-booking";

const releaseEvents = ["pointerup", "pointercancel", "keyup"] as const;

/**
 * Whether the wizard can replace the server-rendered form: false until hydration, and while a
 * control of that form is pressed, because a button replaced before its release gets no click.
 */
export function useWizardReady(): boolean {
  return useSyncExternalStore(onRelease, isNothingPressed, () => false);
}

function onRelease(listener: () => void): () => void {
  // The click follows the release.
  const afterClick = () => setTimeout(listener);
  for (const type of releaseEvents) addEventListener(type, afterClick, true);
  return () => {
    for (const type of releaseEvents) removeEventListener(type, afterClick, true);
  };
}

function isNothingPressed(): boolean {
  return document.querySelector(`#${SERVER_FORM_ID} :active`) === null;
}
