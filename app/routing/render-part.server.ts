import { hash } from "node:crypto";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { currentDailyText } from "#server/services/daily-text.ts";
import type { PartHtml } from "#ui/rendered-part.tsx";
import { isDataRequest, type LoaderArgs } from "./loader-args.server.ts";
import { partsContext } from "./request-context.server.ts";
import { RespondByContext } from "./respond-by.ts";

/**
 * Renders a part of a page in the page's loader, for `RenderedPart` (decision 002). The part may use
 * nothing but its props and when the shop responds.
 */
export function renderPart({ request, context }: LoaderArgs, part: ReactElement): PartHtml {
  const { respondBy } = currentDailyText();
  const html = renderToStaticMarkup(createElement(RespondByContext, { value: respondBy }, part));
  const id = `part-${hash("sha256", html, "base64url").slice(0, 10)}`;
  if (isDataRequest(request)) return { id, html };
  const parts = context.get(partsContext);
  context.set(partsContext, new Map([...parts, [id, html]]));
  return { id };
}
