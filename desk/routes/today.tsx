import { redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf } from "#desk/desk.server.ts";

/** The crew's day has no page yet: its members have only their own. */
export function loader(args: LoaderArgs) {
  deskOf(args);
  return redirect("/you", 302);
}
