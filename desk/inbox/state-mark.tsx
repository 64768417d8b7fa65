import { stateWords } from "#desk/lead-words.ts";
import type { LeadState } from "#domain/desk/lead-state.ts";

/** What stands inside the ring: how far the lead is. */
const shapes: Record<LeadState, { color: string; path?: string; filled?: boolean }> = {
  new: { color: "text-ink" },
  in_hand: { color: "text-brass", path: "M8 3.5a4.5 4.5 0 0 1 0 9z", filled: true },
  quoted: { color: "text-pine", path: "M8 3.5a4.5 4.5 0 1 1-4.5 4.5H8z", filled: true },
  accepted: { color: "text-pine", path: "M4.8 8.2l2.2 2.2 4.2-4.6" },
  done: { color: "text-soft", path: "M4.8 8.2l2.2 2.2 4.2-4.6" },
  lost: { color: "text-soft", path: "M5.5 5.5l5 5M10.5 5.5l-5 5" },
};

/** How far a lead is: a shape and its word, since color never speaks alone. */
export function StateMark({ state, className = "" }: { state: LeadState; className?: string }) {
  const { color, path, filled } = shapes[state];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className}`}>
      <svg
        viewBox="0 0 16 16"
        className={`size-4 shrink-0 ${color}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx={8} cy={8} r={6.6} />
        {path ? (
          <path
            d={path}
            fill={filled ? "currentColor" : "none"}
            stroke={filled ? "none" : "currentColor"}
          />
        ) : null}
      </svg>
      <span>{stateWords[state]}</span>
    </span>
  );
}
