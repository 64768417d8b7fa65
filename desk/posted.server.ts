import { data, redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { outcomeContext, postedFieldsContext } from "./context.server.ts";

/** What a page shows again after a form was refused. */
export interface Refused {
  errors: Readonly<Record<string, readonly string[]>>;
  message: string | undefined;
  /** What was typed, by field name. */
  typed: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a page's action does once the server has done what the form asked for.
 * @param search goes with the address that is then shown
 */
export function afterPost({ context }: LoaderArgs, search = "") {
  const outcome = context.get(outcomeContext);
  // The router puts the desk's own prefix before the path.
  if (outcome.ok) throw redirect(outcome.to.replace(/^\/desk(?=\/)/, "") + search, 303);
  const { status } = outcome;
  const refused: Refused = {
    errors: outcome.status === 422 ? outcome.errors : {},
    message: outcome.status === 422 ? undefined : outcome.message,
    typed: Object.fromEntries(context.get(postedFieldsContext)),
  };
  const headers: HeadersInit =
    outcome.status === 429 ? { "Retry-After": String(outcome.retryAfter) } : {};
  return data(refused, { status, headers });
}
