import { redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskContext } from "#desk/context.server.ts";

/** Leads to where the day's work is. */
export function loader({ context }: LoaderArgs) {
  const desk = context.get(deskContext);
  if (!desk) return redirect("/sign-in", 302);
  return redirect(desk.member.role === "crew" ? "/today" : "/inbox", 302);
}
