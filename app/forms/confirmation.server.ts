import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/routing/request-context.server.ts";

/** The address to go to after a form without script was accepted; it confirms the lead for a day. */
export function confirmationAddress(
  { path, query = {}, hash = "" }: { path: string; query?: Record<string, string>; hash?: string },
  reference: string,
  context: Readonly<RouterContextProvider>,
): string {
  const confirmed = context.get(servicesContext).confirmations.query(reference);
  const params = String(new URLSearchParams(query));
  return `${path}?${[confirmed, params].filter(Boolean).join("&")}${hash}`;
}

/**
 * The reference the address of a page confirms, if the server itself signed it a short while ago
 * (rule 14.12); nothing for any other, as if it weren't there.
 * @param letter first letter of the page's references
 */
export function confirmedReference(
  request: Request,
  letter: string,
  context: Readonly<RouterContextProvider>,
): string | undefined {
  const params = new URL(request.url).searchParams;
  // A page that is made at build time has no services to ask.
  if (!params.has("sent")) return undefined;
  const reference = context.get(servicesContext).confirmations.read(params);
  return reference?.startsWith(`${letter}-`) ? reference : undefined;
}
