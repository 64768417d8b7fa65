import { calendarFile } from "#addresses";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { languageOfPath } from "#domain/language.ts";
import type { Route } from "./+types/calendar-file";

/** A booking as a calendar file, in the language of its address. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const content = await context.get(servicesContext).delivery.calendar(params.token, language);
  if (content === undefined) throw new Response(null, { status: 404 });
  return new Response(content, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendarFile}"`,
    },
  });
}
