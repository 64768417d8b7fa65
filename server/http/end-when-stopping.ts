import type { Readable } from "node:stream";

/** Has a body that stays open end itself when the process stops, unless it is closed before. */
export function endWhenStopping(body: Readable, endBody: () => void, stopping: AbortSignal): void {
  if (stopping.aborted) {
    endBody();
    return;
  }
  stopping.addEventListener("abort", endBody, { once: true });
  body.once("close", () => stopping.removeEventListener("abort", endBody));
}
