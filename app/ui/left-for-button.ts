import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * Tells whether a field is left for a button. A form that judges its fields as they are left
 * spares those: its message would push the button away from under the finger that presses it.
 */
export function useLeftForButton() {
  // Safari does not say that the focus goes to a button: there the press comes before.
  const pressed = useRef(false);
  return {
    /** Belongs to the form. */
    watch: {
      onMouseDownCapture: ({ target }: MouseEvent) => {
        pressed.current = isInButton(target);
      },
      onFocusCapture: () => {
        pressed.current = false;
      },
    },
    isLeftForButton: ({ relatedTarget }: Pick<FocusEvent, "relatedTarget">) =>
      pressed.current || isInButton(relatedTarget),
  };
}

function isInButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
