/** The response time on most days, and in every text written for it. */
export const usualResponseTime = "within 24 hours";

/** A text with "within 24 hours" replaced by the given response time. */
export function withResponseTime(text: string, time: string): string {
  return text
    .replace(usualResponseTime, time)
    .replace(capitalized(usualResponseTime), capitalized(time));
}

/** The text with its first letter capitalized. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
