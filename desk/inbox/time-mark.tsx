import { timeLeft } from "#domain/desk/time-left.ts";

const around = 2 * Math.PI * 6;

interface TimeMarkProps {
  /** ISO 8601 UTC. */
  dueAt: string;
  now: Date;
  className?: string;
}

/** How long the shop still has to respond, with a ring that empties. */
export function TimeMark({ dueAt, now, className = "" }: TimeMarkProps) {
  const { text, urgency, share } = timeLeft(new Date(dueAt), now);
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap tabular-nums ${urgency === "later" ? "text-ink" : "text-clay"} ${className}`}
    >
      <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" aria-hidden="true">
        {urgency === "late" ? (
          <>
            <circle cx={8} cy={8} r={7.5} fill="currentColor" />
            <path d="M8 4.2v4.6M8 11.5v.1" stroke="#fff" strokeWidth={1.8} strokeLinecap="round" />
          </>
        ) : (
          <>
            <circle cx={8} cy={8} r={6} className="stroke-line" strokeWidth={2.6} />
            <circle
              cx={8}
              cy={8}
              r={6}
              stroke="currentColor"
              strokeWidth={2.6}
              strokeDasharray={`${share * around} ${around}`}
              transform="rotate(-90 8 8)"
            />
          </>
        )}
      </svg>
      <span>{text}</span>
    </span>
  );
}
