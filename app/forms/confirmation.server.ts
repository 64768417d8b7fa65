import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/routing/request-context.server.ts";

/**
 * The address to redirect to after a form was accepted without JavaScript. For a day it confirms
 * the lead.
 */
export function confirmationAddress(
  { path, query = {}, hash = "" }: { path: string; query?: Record<string, string>; hash?: string },
  reference: string,
  context: Readonly<RouterContextProvider>,
): string {
  const proof = context.get(servicesContext).confirmations.query(reference);
  const params = String(new URLSearchParams(query));
  return `${path}?${[proof, params].filter(Boolean).join("&")}${hash}`;
}

/**
 * The reference confirmed by a page's address if the server signed it recently (rule 14.12);
 * otherwise undefined, as without one.
 * @param prefix first letter of the page's references
 */
export function confirmedReference(
  request: Request,
  prefix: string,
  context: Readonly<RouterContextProvider>,
): string | undefined {
  const params = new URL(request.url).searchParams;
  const reference = context.get(servicesContext).confirmations.read(params);
  return reference?.startsWith(`${prefix}-`) ? reference : undefined;
}
