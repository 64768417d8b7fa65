import type { Page, Request } from "@playwright/test";

/** Maximum of requests and log lines to report: the last ones before a test failed. */
const LAST = 25;

/**
 * Records a page's requests from now on, to distinguish a request that was never made from one that
 * never got a response.
 * @param log lines of the server's log; those from now on are reported.
 * @returns a function that returns the last requests with their outcome, and the server's last log
 *   lines.
 */
export function recordTraffic(page: Page, log: readonly string[]): () => string {
  const requests = new Map<Request, string>();
  const from = log.length;
  page.on("request", (request) => requests.set(request, "no response"));
  page.on("response", (response) => requests.set(response.request(), String(response.status())));
  page.on("requestfailed", (request) =>
    requests.set(request, request.failure()?.errorText ?? "failed"),
  );
  return () =>
    [
      "The page requested:",
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
