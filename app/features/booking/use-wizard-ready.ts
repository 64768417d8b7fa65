import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Id of the server-rendered form, which the wizard replaces. */
export const SERVER_FORM_ID = "plain-booking";

const releaseEvents = ["pointerup", "pointercancel", "keyup"] as const;

/**
 * Whether the wizard can replace the server-rendered form: false until hydration, and while a
 * control of that form is pressed, because a button replaced before its release gets no click.
 */
export function useWizardReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const showUnlessPressed = () => {
      if (!isPressed()) flushSync(() => setReady(true));
    };
    // React may hydrate while a field is losing the focus, when the next field doesn't have it yet;
    // and a click follows its release.
    const showSoon = () => setTimeout(showUnlessPressed);
    showSoon();
    for (const type of releaseEvents) addEventListener(type, showSoon, true);
    return () => {
      for (const type of releaseEvents) removeEventListener(type, showSoon, true);
    };
  }, []);
  return isReady;
}

function isPressed(): boolean {
  return document.querySelector(`#${SERVER_FORM_ID} :active`) !== null;
}
