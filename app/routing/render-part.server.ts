import { hash } from "node:crypto";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PartHtml } from "#ui/server-part.tsx";
import { currentDailyText } from "./daily-text.server.ts";
import { isDataRequest, type LoaderArgs } from "./loader-args.server.ts";
import { partsContext } from "./request-context.server.ts";
import { RespondByContext } from "./respond-by.ts";

/**
 * Renders a part of a page in the page's loader, for `ServerPart` (decision 002). The part may use
 * nothing but its props and when the shop responds.
 */
export function renderPart({ request, context }: LoaderArgs, part: ReactElement): PartHtml {
  const html = rendered(part);
  const id = `part-${hash("sha256", html, "base64url").slice(0, 10)}`;
  if (isDataRequest(request)) return { id, html };
  addPart(context, id, html);
  return { id };
}

/**
 * Renders a part that only documents have, since the client script replaces it. What an action
 * rendered isn't replaced by the loader that runs after it.
 */
export function renderDocumentPart(
  { request, context }: LoaderArgs,
  id: string,
  part: ReactElement,
): void {
  const isRendered = context.get(partsContext).has(id);
  if (!isRendered && !isDataRequest(request)) addPart(context, id, rendered(part, id));
}

function rendered(part: ReactElement, identifierPrefix = ""): string {
  const { respondBy } = currentDailyText();
  return renderToStaticMarkup(createElement(RespondByContext, { value: respondBy }, part), {
    identifierPrefix,
  });
}

function addPart(context: LoaderArgs["context"], id: string, html: string) {
  context.set(partsContext, new Map([...context.get(partsContext), [id, html]]));
}
