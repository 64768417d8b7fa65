import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PartsContext } from "#ui/rendered-part.tsx";
import { keepFragmentsIn } from "#ui/server-fragment.ts";
import css from "./app.css?inline";
import { cachedFragment } from "./fragment-cache.server.tsx";
import { NonceContext } from "./routing/nonce.ts";
import {
  nonceContext,
  partsContext,
  reportErrorContext,
  takePageContext,
} from "./routing/request-context.server.ts";
import { stylesPlace } from "./styles-place.ts";

export {
  nonceContext,
  picturesContext,
  postedLeadContext,
  reportErrorContext,
  servicesContext,
  takePageContext,
} from "./routing/request-context.server.ts";

// In development the code of a kept part may have changed.
if (import.meta.env.PROD) keepFragmentsIn(cachedFragment);

/** Milliseconds a page may take to render. */
export const streamTimeout = 5_000;

/**
 * Renders the whole page before a byte is sent: loaders read from memory, so there is nothing to
 * stream, and only a finished page can be hashed, compressed and cached (decision 027).
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
  removeTrailingSlash(entry.staticHandlerContext.location);
  const page = (
    <NonceContext value={nonce}>
      <PartsContext value={context.get(partsContext)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PartsContext>
    </NonceContext>
  );
  const html = await render(page, { nonce, report: context.get(reportErrorContext) });
  const take = context.get(takePageContext);
  take?.(html, styles);
  return new Response(take ? null : withStyles(html), { status, headers });
}

/** The prerenderer requests every page with a trailing slash, which relative links would keep. */
function removeTrailingSlash(location: { pathname: string }) {
  location.pathname = location.pathname.replace(/(.)\/$/, "$1");
}

interface RenderOptions {
  nonce: string | undefined;
  report: (error: unknown) => void;
}

/** Collects what is written, without the cost of a stream that somebody reads. */
class PageWriter extends Writable {
  constructor(done: (page: Buffer<ArrayBuffer>) => void) {
    const chunks: Uint8Array[] = [];
    super({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk, _encoding, next) {
        chunks.push(chunk);
        next();
      },
      final(next) {
        done(Buffer.concat(chunks));
        next();
      },
    });
  }
}

/** Put into their place in the finished page: as part of what React renders they cost a page more. */
const styles = { place: Buffer.from(stylesPlace), text: Buffer.from(css) };

function withStyles(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const { place, text } = styles;
  // With the tag's `<`, which is escaped in everything typed or imported.
  const start = page.indexOf(`${place}</style>`);
  if (start < 0) return page;
  return Buffer.concat([page.subarray(0, start), text, page.subarray(start + place.length)]);
}

function render(
  page: React.ReactNode,
  { nonce, report }: RenderOptions,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Renders everything in place; React would otherwise move large parts by inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        pipe(new PageWriter(resolve));
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError: report,
    });
    const timeout = setTimeout(abort, streamTimeout);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx, such as a post to a page without a form, is not the shop's error, and reporting it would
  // reveal the private link in its address.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(reportErrorContext)(error);
};
