import type { ServerResponse } from "node:http";

/** How long somebody may read nothing of an answer. */
const MAX_PAUSE_MS = 60_000;

/**
 * Ends the connection of who stops reading in the middle of an answer, within a minute or two. Who
 * reads on, however slowly, is waited for.
 */
export function closeWhenStalled(response: ServerResponse, pauseMs = MAX_PAUSE_MS): void {
  response.setTimeout(pauseMs, () => response.destroy());
}
