import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the field in which a shopper types where it is on the screen while the answers above it grow
 * or shrink.
 * @returns a function to call before each change
 */
export function useSteadyForm(form: RefObject<HTMLFormElement | null>): () => void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const top = form.current?.getBoundingClientRect().top;
    if (top === undefined || before.current === undefined) return;
    if (form.current?.contains(document.activeElement)) scrollBy(0, top - before.current);
    before.current = undefined;
  });
  return () => {
    before.current = form.current?.getBoundingClientRect().top;
  };
}
