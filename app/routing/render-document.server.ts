import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

/** Milliseconds a page may take to render. */
export const streamTimeout = 5_000;

interface RenderOptions {
  nonce: string | undefined;
  report: (error: unknown) => void;
}

/**
 * Renders a whole document before a byte is sent: loaders read from memory, so there is nothing to
 * stream, and only a finished page can be hashed, compressed and cached (decision 002).
 * @returns a stream of one chunk, so that who reads it needn't copy the page again
 */
export async function renderDocument(
  page: ReactNode,
  options: RenderOptions,
): Promise<ReadableStream<Uint8Array>> {
  const document = await written(await rendered(page, options));
  return new ReadableStream({
    start(controller) {
      controller.enqueue(document);
      controller.close();
    },
  });
}

/** All that React writes, in memory of its own: a few long texts, and bytes between them. */
async function written({ pipe }: PipeableStream): Promise<Buffer> {
  const chunks: (string | Uint8Array)[] = [];
  const destination = new Writable({
    // React writes everything at once then, and nothing is copied on the way.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    decodeStrings: false,
    write(chunk: string | Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await finished(pipe(destination));
  const length = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  const document = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) {
    if (typeof chunk === "string") at += document.write(chunk, at);
    else {
      document.set(chunk, at);
      at += chunk.length;
    }
  }
  return document;
}

/** The page when nothing of it is pending anymore. */
function rendered(page: ReactNode, { nonce, report }: RenderOptions): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // Renders everything in place; React would otherwise move large parts by inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        resolve(stream);
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError: report,
    });
    const timeout = setTimeout(stream.abort, streamTimeout);
  });
}
