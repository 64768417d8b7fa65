/** Keeps a time of day, and a state with its ZIP code, on one line with no-break spaces. */
export const unbroken = (text: string) =>
  text.replaceAll(/ (?=[AP]M\b|[ap]\.\u00a0m\.|–|\d{5}(?:-\d{4})?$)/g, "\u00a0");
