import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./routing/nonce.ts";
import { nonceContext, reportErrorContext } from "./routing/request-context.server.ts";

export {
  nonceContext,
  postedContext,
  reportErrorContext,
  servicesContext,
} from "./routing/request-context.server.ts";

/** Milliseconds a page may take to render. */
export const streamTimeout = 5_000;

/**
 * Renders the whole page before a byte is sent: loaders read from memory, so there is nothing to
 * stream, and only a finished page can be hashed, compressed and cached (decision 032).
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
  endWithoutSlash(entry.staticHandlerContext.location);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = await render(page, { nonce, report: context.get(reportErrorContext) });
  return new Response(html, { status, headers });
}

/** The prerenderer asks for every page with a slash at the end; links relative to it would keep that. */
function endWithoutSlash(location: { pathname: string }) {
  location.pathname = location.pathname.replace(/(.)\/$/, "$1");
}

interface RenderOptions {
  nonce: string | undefined;
  report: (error: unknown) => void;
}

function render(page: React.ReactNode, { nonce, report }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // What is finished stands where it belongs; React would move large parts by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(tooLong);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError(error) {
        clearTimeout(tooLong);
        reject(error);
      },
      onError: report,
    });
    const tooLong = setTimeout(abort, streamTimeout);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A post to a page without a form, say: the sender's fault, and it names the private address.
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) context.get(reportErrorContext)(error);
};
