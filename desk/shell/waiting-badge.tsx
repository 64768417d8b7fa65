import { copy } from "./copy.ts";
import { countText } from "./nav-items.ts";

/** How many leads wait for an answer, on the tab of the inbox. */
export function WaitingBadge({ count, className = "" }: { count: number; className?: string }) {
  if (count === 0) return null;
  const text = countText(count);
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-clay px-1.5 text-xs font-semibold text-white tabular-nums ${className}`}
    >
      <span aria-hidden="true">{text}</span> <span className="sr-only">{copy.waiting(text)}</span>
    </span>
  );
}
