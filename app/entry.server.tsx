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
import { renderDocument } from "./routing/render-document.server.ts";
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

export { streamTimeout } from "./routing/render-document.server.ts";

/** Renders a page of the shop. */
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
  const body = await renderDocument(page, { nonce, report: context.get(reportErrorContext) });
  return new Response(body, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx, such as a post to a page without a form, is not the shop's error, and reporting it would
  // reveal the private link in its address.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(reportErrorContext)(error);
};
