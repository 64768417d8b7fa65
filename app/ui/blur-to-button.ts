import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * Detects whether a field loses focus to a button. Forms that validate on blur skip those fields:
 * the error message would move the button away before the click reaches it.
 */
export function useBlurToButton() {
  // Safari doesn't report a button as `relatedTarget`, but its mousedown comes before the blur.
  const clicked = useRef(false);
  return {
    /** Event handlers for the form. */
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
