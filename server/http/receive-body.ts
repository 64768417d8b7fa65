import type { Readable } from "node:stream";

/** Milliseconds a body may take however short it is (rule 16.5). */
const TIMEOUT_MS = 60_000;
/** 20 kB a second: a photo of 10 MB has nine minutes on a line of the slowest kind. */
const BYTES_PER_MS = 20;

/** How receiving a body ended: all came, its sender left or was too slow, or we wanted no more. */
export type BodyEnd = "complete" | "aborted" | "slow" | "enough";

/**
 * Hands over a body piece by piece, until all of it came or `wants` says no to a piece. While `wants`
 * makes up its mind no more is read. It may take
 * `timeoutMs`, and a second more for every 20 kB that arrived: a long body on a slow line gets
 * through, one that trickles is ended.
 */
export function receiveBody(
  body: Readable,
  onChunk: (chunk: Buffer) => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<BodyEnd> {
  if (body.destroyed) return Promise.resolve(body.readableEnded ? "complete" : "aborted");
  const started = performance.now();
  let size = 0;
  let timer: NodeJS.Timeout;
  return new Promise((resolve, reject) => {
    let over = false;
    let waiting = false;
    let ended = false;
    const stop = () => {
      over = true;
      clearTimeout(timer);
      body.off("data", onData).off("end", onEnd).off("close", onClosed).pause();
    };
    const end = (how: BodyEnd) => {
      stop();
      resolve(how);
    };
    const resume = (wanted: boolean) => {
      waiting = false;
      if (over) return;
      if (!wanted) end("enough");
      else if (ended) end("complete");
      else body.resume();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      const wanted = onChunk(chunk);
      if (typeof wanted === "boolean") return resume(wanted);
      waiting = true;
      body.pause();
      wanted.then(resume).catch((error) => {
        stop();
        reject(error);
      });
    };
    // A stream may end while its last piece is still being put away.
    const onEnd = () => {
      ended = true;
      if (!waiting) end("complete");
    };
    const onClosed = () => {
      if (!ended) end("aborted");
    };
    const checkTimeout = () => {
      const left = timeoutMs + size / BYTES_PER_MS - (performance.now() - started);
      if (left <= 0) end("slow");
      else timer = setTimeout(checkTimeout, left);
    };
    checkTimeout();
    body.on("data", onData).on("end", onEnd).on("close", onClosed).on("error", onClosed).resume();
  });
}
