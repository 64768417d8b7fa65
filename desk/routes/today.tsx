import { redirect } from "react-router";
import { deskOf } from "#desk/desk.server.ts";
import type { Route } from "./+types/today";

/** The crew's day has no page yet: its members have only their own. */
export function loader(args: Route.LoaderArgs) {
  deskOf(args);
  return redirect("/you", 302);
}
