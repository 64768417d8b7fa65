import type { Page } from "@playwright/test";

/** Collects the page's console messages and uncaught errors from now on, as "kind: text". */
export function consoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/**
 * Returns errors and warnings among the messages, except the browser's own note of a 404 or a 422.
 */
export function errorsAndWarnings(messages: readonly string[]): string[] {
  const errorOrWarning = /^(error|warning|uncaught): (?!Failed to load resource: .* (404|422) )/;
  return messages.filter((line) => errorOrWarning.test(line));
}
