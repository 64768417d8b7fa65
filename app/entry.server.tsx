import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { siteParts } from "#features/navigation/site-parts.server.tsx";
import { cachePartsIn } from "#ui/cached-part.tsx";
import { PartsContext } from "#ui/server-part.tsx";
import { cachedPart } from "./part-cache.server.tsx";
import { NonceContext } from "./routing/nonce.ts";
import { PageJsonContext } from "./routing/page-data.ts";
import {
  nonceContext,
  pageJsonContext,
  partsContext,
  reportErrorContext,
} from "./routing/request-context.server.ts";

export {
  nonceContext,
  postedFormContext,
  reportErrorContext,
  servicesContext,
  submitAsLeadContext,
} from "./routing/request-context.server.ts";

// In development the code of a cached part may have changed.
if (import.meta.env.PROD) cachePartsIn(cachedPart);

/** Milliseconds a page may take to render. */
export const streamTimeout = 5_000;

/**
 * Renders the whole page before a byte is sent: loaders read from memory, so there is nothing to
 * stream, and only a finished page can be hashed, compressed and cached (decision 002).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = context.get(nonceContext) ?? undefined;
  const page = (
    <NonceContext value={nonce}>
      <PartsContext value={new Map([...siteParts, ...context.get(partsContext)])}>
        <PageJsonContext value={context.get(pageJsonContext)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </PageJsonContext>
      </PartsContext>
    </NonceContext>
  );
  const { pipe } = await rendered(page, { nonce, report: context.get(reportErrorContext) });
  const body = createReadableStreamFromReadable(pipe(new PassThrough()));
  return new Response(body, { status, headers });
}

interface RenderOptions {
  nonce: string | undefined;
  report: (error: unknown) => void;
}

/** The page when nothing of it is pending anymore. */
function rendered(
  page: React.ReactNode,
  { nonce, report }: RenderOptions,
): Promise<PipeableStream> {
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

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx, such as a post to a page without a form, is not the shop's error, and reporting it would
  // reveal the private link in its address.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(reportErrorContext)(error);
};
