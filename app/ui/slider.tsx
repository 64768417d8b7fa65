import type { ComponentProps } from "react";

/**
 * A range input for arrow keys and dragging. Firefox also moves a focused one with the wheel, so a
 * shopper who scrolls on leaves it first: the page scrolls and the value stays (rule 17.6).
 */
export function Slider(props: Omit<ComponentProps<"input">, "type" | "onWheel">) {
  return <input {...props} type="range" onWheel={({ currentTarget }) => currentTarget.blur()} />;
}
