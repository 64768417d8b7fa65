import type { Readable } from "node:stream";

/** Milliseconds any body may take, however short it is (rule 16.5). */
const TIMEOUT_MS = 60_000;
/** 20 kB a second, so that a 10 MB photo may take nine minutes. */
const BYTES_PER_MS = 20;

/**
 * How receiving a body ended: completely, because its sender disconnected or was too slow, or
 * because `onChunk` wanted no more.
 */
export type BodyEnd = "complete" | "aborted" | "slow" | "enough";

/**
 * Passes a body to `onChunk` chunk by chunk, until it ends or `onChunk` returns false. Nothing more
 * is read while `onChunk` is pending. A body may take `timeoutMs`, plus a second for every 20 kB
 * that arrived: a long body over a slow connection gets through, one that trickles doesn't.
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
    let stopped = false;
    let waiting = false;
    let ended = false;
    const stop = () => {
      stopped = true;
      clearTimeout(timer);
      body.off("data", onData).off("end", onEnd).off("close", onClosed).pause();
    };
    const end = (result: BodyEnd) => {
      stop();
      resolve(result);
    };
    const resume = (wantsMore: boolean) => {
      waiting = false;
      if (stopped) return;
      if (!wantsMore) end("enough");
      else if (ended) end("complete");
      else body.resume();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      const wantsMore = onChunk(chunk);
      if (typeof wantsMore === "boolean") return resume(wantsMore);
      waiting = true;
      body.pause();
      wantsMore.then(resume).catch((error) => {
        stop();
        reject(error);
      });
    };
    // A stream may end while its last chunk is still being processed.
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
