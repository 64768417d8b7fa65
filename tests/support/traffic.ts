import type { Page, Request } from "@playwright/test";

/** Requests and log lines told at most: the last ones before a test failed. */
const LAST = 25;

/**
 * Watches what a page asks for from now on, to tell a request that was never made from one that was
 * never answered.
 * @param log lines of the server's log; those from now on are told.
 * @returns the last requests with what came of each, and the server's last lines.
 */
export function recordTraffic(page: Page, log: readonly string[]): () => string {
  const requests = new Map<Request, string>();
  const from = log.length;
  page.on("request", (request) => requests.set(request, "no answer"));
  page.on("response", (response) => requests.set(response.request(), String(response.status())));
  page.on("requestfailed", (request) =>
    requests.set(request, request.failure()?.errorText ?? "failed"),
  );
  return () =>
    [
      "The page asked for:",
      ...[...requests]
        .slice(-LAST)
        .map(([request, outcome]) => `  ${outcome} ${request.method()} ${request.url()}`),
      "The server said:",
      ...log
        .slice(from)
        .slice(-LAST)
        .map((line) => `  ${line}`),
    ].join("\n");
}
