import { servicesContext } from "#app/routing/request-context.server.ts";
import type { Route } from "./+types/calendar-file";

/** A booking as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const content = await context.get(servicesContext).delivery.calendar(params.token, "en");
  if (content === undefined) throw new Response(null, { status: 404 });
  return new Response(content, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="delivery.ics"',
    },
  });
}
