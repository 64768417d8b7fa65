/** How the promise reads on a day like any other, and in every text written for it. */
export const usualPromise = "within 24 hours";

/** A text that promises an answer "within 24 hours", with the promised time in place of those words. */
export function promiseBy(text: string, time: string): string {
  return text
    .replace(usualPromise, time)
    .replace(atSentenceStart(usualPromise), atSentenceStart(time));
}

/** The words with a capital letter. */
export function atSentenceStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
