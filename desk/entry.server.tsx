import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { renderDocument } from "#app/routing/render-document.server.ts";
import { nonceContext, reportErrorContext } from "./context.server.ts";
import { NonceContext } from "./root.tsx";

export { streamTimeout } from "#app/routing/render-document.server.ts";
export {
  deskContext,
  nonceContext,
  outcomeContext,
  postedFieldsContext,
  reportErrorContext,
} from "./context.server.ts";

/** Renders a page of the desk. */
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
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const body = await renderDocument(page, { nonce, report: context.get(reportErrorContext) });
  return new Response(body, { status, headers });
}
