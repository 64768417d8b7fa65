import type { ComponentProps } from "react";

/**
 * A range input for arrow keys and dragging. Firefox changes a focused one with the mouse wheel, so
 * the wheel blurs it first: the page scrolls and the value stays (rule 17.6).
 */
export function Slider(props: Omit<ComponentProps<"input">, "type" | "onWheel">) {
  return <input {...props} type="range" onWheel={({ currentTarget }) => currentTarget.blur()} />;
}
