/** How the promise reads on a day like any other, and in every text written for it. */
export const usualResponseTime = "within 24 hours";

/** A text that promises an answer "within 24 hours", with the promised time in place of those words. */
export function withResponseTime(text: string, time: string): string {
  return text
    .replace(usualResponseTime, time)
    .replace(capitalized(usualResponseTime), capitalized(time));
}

/** The words with a capital letter. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
