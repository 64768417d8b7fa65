import type { Page } from "@playwright/test";

/** Whatever a page says on its console from now on, uncaught errors included, as "kind: text". */
export function consoleMessages(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
  return said;
}

/** Errors and warnings among them; the browser's own note of a 404 or a 422 is none. */
export function pageComplaints(said: readonly string[]): string[] {
  const complaint = /^(error|warning|uncaught): (?!Failed to load resource: .* (404|422) )/;
  return said.filter((line) => complaint.test(line));
}
