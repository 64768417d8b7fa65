import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
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
 */
export async function renderDocument(page: ReactNode, options: RenderOptions) {
  const { pipe } = await rendered(page, options);
  return createReadableStreamFromReadable(pipe(new PassThrough()));
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
