import { deskHome } from "#domain/desk/roles.ts";
import { deskPath, isDeskPath } from "#domain/private-pages.ts";
import type { Desk } from "#server/desk-services/open-desk.ts";
import { canonicalRedirect } from "#server/http/canonical-redirect.ts";
import type { Exchange, Handler, HandlerResponse } from "#server/http/exchange.ts";
import type { OriginConfig } from "#server/http/own-origin.ts";
import { refuse, wantsJson } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/staff/sessions.ts";
import type { DeskRenderer } from "./desk-renderer.ts";
import { isPrivateConnection, tokenOf } from "./session-cookie.ts";

const NEEDS_HTTPS = "The desk needs https. Set SITE_URL to an https address.";

export interface DeskHandlerOptions {
  config: OriginConfig;
  desk: Desk;
  render: DeskRenderer;
  post: (exchange: Exchange, who: SignedIn | undefined) => Promise<HandlerResponse>;
  /** Responds to `/desk/events`. */
  events: (token: string, who: SignedIn, method: string) => HandlerResponse;
}

/** Handles every request to the desk: it alone reads the session's cookie, once per request. */
export function deskHandler({ config, desk, render, post, events }: DeskHandlerOptions): Handler {
  const handle = async (exchange: Exchange): Promise<HandlerResponse> => {
    if (!isPrivateConnection(exchange.request, config)) {
      return refuse(exchange, 403, NEEDS_HTTPS, {}, { undivided: true });
    }
    const redirect = canonicalRedirect(exchange);
    if (redirect) return redirect;
    const token = tokenOf(exchange.request, config.siteUrl);
    const who = token ? await desk.signedIn(token) : undefined;
    const { method, path } = exchange;
    if (method === "POST") return post(exchange, who);
    if (path === deskPath) return redirectHome(who);
    const isStream = path === eventsPath;
    if (!who && (isStream || wantsJson(exchange))) return refuseVisitor(exchange);
    if (token && who && isStream) return events(token, who, method);
    const services = who ? await desk.servicesFor(who) : null;
    const { entity } = await render(exchange, { services, visitor: desk.visitor });
    return entity.respond(exchange);
  };
  return (exchange) => (isDeskPath(exchange.path) ? handle(exchange) : undefined);
}

/** 401 for what only staff may do. */
export function refuseVisitor(exchange: Exchange): HandlerResponse {
  return refuse(exchange, 401, "Please sign in first.");
}

const eventsPath = `${deskPath}/events`;

function redirectHome(who: SignedIn | undefined): HandlerResponse {
  const location = who ? deskHome(who.member.role) : `${deskPath}/sign-in`;
  return { status: 302, headers: { location } };
}
