import { Writable } from "node:stream";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ScratchBuffer } from "#server/platform/scratch-buffer.ts";
import { PartsContext } from "#ui/rendered-part.tsx";
import { keepFragmentsIn } from "#ui/server-fragment.ts";
import css from "./app.css?inline";
import { cachedFragment } from "./fragment-cache.server.tsx";
import { NonceContext } from "./routing/nonce.ts";
import {
  nonceContext,
  pageJsonContext,
  partsContext,
  reportErrorContext,
  takePageContext,
} from "./routing/request-context.server.ts";
import { pageDataElement } from "./routing/write-page-data.server.ts";
import { stylesPlace } from "./styles-place.ts";

export {
  nonceContext,
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
  const page = (
    <NonceContext value={nonce}>
      <PartsContext value={context.get(partsContext)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PartsContext>
    </NonceContext>
  );
  const take = context.get(takePageContext);
  const stream = await rendered(page, { nonce, report: context.get(reportErrorContext) });
  const html = written(stream, context.get(pageJsonContext));
  take?.({ html, styles, status });
  return new Response(take ? null : withStyles(html), { status, headers });
}

interface RenderOptions {
  nonce: string | undefined;
  report: (error: unknown) => void;
}

/** What React writes last. */
const pageEnd = "</body></html>";

/** Where each page is written; React writes a finished page without a pause. */
const scratch = new ScratchBuffer();

/** The bytes of a finished page, valid until the next one is written. */
function written({ pipe }: PipeableStream, pageJson: string | null): Buffer {
  scratch.clear();
  const writer = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    decodeStrings: false,
    write(chunk, _encoding, next) {
      scratch.append(chunk);
      next();
    },
  });
  pipe(writer);
  if (!writer.writableEnded) throw new Error("React did not write the page in one go.");
  if (pageJson) scratch.insertBefore(pageEnd.length, pageDataElement(pageJson));
  return scratch.bytes;
}

/** Put into their place in the finished page: as part of what React renders they cost a page more. */
const styles = { place: Buffer.from(stylesPlace), text: Buffer.from(css) };

function withStyles(page: Buffer): Buffer<ArrayBuffer> {
  const { place, text } = styles;
  // With the tag's `<`, which is escaped in everything typed or imported.
  const start = page.indexOf(`${place}</style>`);
  if (start < 0) return Buffer.from(page);
  return Buffer.concat([page.subarray(0, start), text, page.subarray(start + place.length)]);
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
