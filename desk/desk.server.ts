import { data, redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { roleRefusal } from "#domain/desk/roles.ts";
import type { DeskServices } from "#server/desk-services/desk-services.ts";
import type { InboxService } from "#server/desk-services/inbox-service.ts";
import type { QuoteService } from "#server/desk-services/quote-service.ts";
import { deskContext } from "./context.server.ts";
import { signInPath } from "./sign-in-path.ts";

/** The services of whoever asks; leads to the sign-in page if nobody is signed in. */
export function deskOf({ context, request }: LoaderArgs): DeskServices {
  const desk = context.get(deskContext);
  if (!desk) throw redirect(signInPath(askedFor(request)), 303);
  return desk;
}

/** The inbox for whoever asks; refuses those whose role may not see leads. */
export function inboxOf(args: LoaderArgs): InboxService {
  const desk = deskOf(args);
  if (desk.inbox) return desk.inbox;
  throw refusedToRole(desk);
}

/** The quotes of leads for whoever asks; refuses those whose role may not write any. */
export function quotesOf(args: LoaderArgs): QuoteService {
  const desk = deskOf(args);
  if (desk.quotes) return desk.quotes;
  throw refusedToRole(desk);
}

/** The error of a page that the role of whoever asks may not open. */
export function refusedToRole({ ownerName }: DeskServices) {
  return data(roleRefusal(ownerName), { status: 403 });
}

/** The page's own address, also where the browser only asks for its data. */
function askedFor({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  // Says which routes' data is asked for.
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname.replace(/\.data$/, "") + search;
}
