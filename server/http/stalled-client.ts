import type { ServerResponse } from "node:http";

/** How long a client may read nothing of a response. */
const MAX_PAUSE_MS = 60_000;

/**
 * Closes the connection, within a minute or two, if the client stops reading in the middle of a
 * response. A client that keeps reading, however slowly, isn't cut off, nor one that has read all
 * there is so far of a stream.
 */
export function closeWhenStalled(response: ServerResponse, pauseMs = MAX_PAUSE_MS): void {
  response.setTimeout(pauseMs, () => {
    if (response.writableLength > 0) response.destroy();
  });
}
