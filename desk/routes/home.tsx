import { redirect } from "react-router";
import { deskContext } from "#desk/context.server.ts";
import type { Route } from "./+types/home";

/** Leads to where the day's work is. */
export function loader({ context }: Route.LoaderArgs) {
  const desk = context.get(deskContext);
  if (!desk) return redirect("/sign-in", 302);
  return redirect(desk.member.role === "crew" ? "/today" : "/inbox", 302);
}
