const minuteMs = 60_000;
/** From this many milliseconds on, a lead isn't urgent yet. */
const urgentMs = 4 * 60 * minuteMs;
const dayMinutes = 24 * 60;

export interface TimeLeft {
  /** `3 h 12 min left`, `Late by 40 min`. */
  text: string;
  urgency: "late" | "soon" | "later";
  /** How much of a day's response time is left, 0 to 1. */
  share: number;
}

/** How long the shop still has to respond. */
export function timeLeft(due: Date, now: Date): TimeLeft {
  const left = due.getTime() - now.getTime();
  if (left < 0) return { text: `Late by ${lateSpan(-left)}`, urgency: "late", share: 0 };
  return {
    text: `${span(left)} left`,
    urgency: left < urgentMs ? "soon" : "later",
    share: Math.min(1, left / (dayMinutes * minuteMs)),
  };
}

/** `Late by 3 days` says enough: nobody counts its hours any more. */
function lateSpan(ms: number): string {
  const days = Math.floor(ms / minuteMs / dayMinutes);
  return days > 0 ? counted(days) : span(ms);
}

function span(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  const days = Math.floor(minutes / dayMinutes);
  const hours = Math.floor((minutes % dayMinutes) / 60);
  const parts = [
    days > 0 && counted(days),
    hours > 0 && `${hours} h`,
    days === 0 && minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return parts.filter(Boolean).join(" ");
}

function counted(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
