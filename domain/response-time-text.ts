/** The response time that is part of finished English texts. */
const usual = "within 24 hours";

/** A text with "within 24 hours" replaced by the given response time. */
export function withResponseTime(text: string, time: string): string {
  return text.replace(usual, time).replace(capitalized(usual), capitalized(time));
}

/** The text with its first letter capitalized. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
