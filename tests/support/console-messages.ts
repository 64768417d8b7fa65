import type { Page } from "@playwright/test";

/** Whatever a page says on its console from now on, uncaught errors included, as "kind: text". */
export function consoleMessages(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
  return said;
}

/** The same without the browser's own note that a form was answered with what is wrong in it. */
export function pageComplaints(said: readonly string[]): string[] {
  return said.filter((line) => !line.includes("status of 422"));
}
