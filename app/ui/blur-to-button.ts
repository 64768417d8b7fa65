import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * Tells whether a field is left for a button. A form that judges its fields as they are left
 * spares those: its message would push the button away from under the finger that presses it.
 */
export function useBlurToButton() {
  // Safari does not say that the focus goes to a button: there the press comes before.
  const clicked = useRef(false);
  return {
    /** Belongs to the form. */
    watch: {
      onMouseDownCapture: ({ target }: MouseEvent) => {
        clicked.current = isInButton(target);
      },
      onFocusCapture: () => {
        clicked.current = false;
      },
    },
    isBlurToButton: ({ relatedTarget }: Pick<FocusEvent, "relatedTarget">) =>
      clicked.current || isInButton(relatedTarget),
  };
}

function isInButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
