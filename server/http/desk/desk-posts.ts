import { mayUse, roleRefusal } from "#domain/desk/roles.ts";
import type { DeskOutcome } from "#server/desk-services/desk-outcome.ts";
import type { Desk } from "#server/desk-services/open-desk.ts";
import { canonicalPath } from "#server/http/canonical-path.ts";
import type { Exchange, HandlerResponse } from "#server/http/exchange.ts";
import { type PostAddress, postAddress } from "#server/http/post-addresses.ts";
import type { Post } from "#server/http/receive-posts.ts";
import { jsonResponse, refuse, wantsJson } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/staff/sessions.ts";
import { refuseVisitor } from "./desk-handler.ts";
import type { DeskRenderer } from "./desk-renderer.ts";
import { sessionCookie } from "./session-cookie.ts";

export interface DeskPostsOptions {
  siteUrl: string;
  desk: Desk;
  render: DeskRenderer;
  receive: (post: Post) => Promise<HandlerResponse>;
}

/**
 * Handles every POST to the desk by the rules of its address (`postAddresses`): does what the form asks
 * for, then tells a script as JSON and a browser through the page's action. Who may not post is told so
 * before anything else (rule 18.9).
 */
export function deskPosts(options: DeskPostsOptions) {
  const { siteUrl, desk, render, receive } = options;
  return async (exchange: Exchange, who: SignedIn | undefined): Promise<HandlerResponse> => {
    const address = postAddress(exchange.path);
    if (!who && address?.area !== "visitor") return refuseVisitor(exchange);
    if (!address) return refuse(exchange, 405, "This address does not take that.");
    const services = who ? await desk.servicesFor(who) : null;
    if (who && !mayPost(address, who)) {
      const message = roleRefusal(services?.ownerName ?? "the owner");
      return refuse(exchange, 403, message, {}, { undivided: true });
    }
    const respond: Post["respond"] = async ({ fields }) => {
      const path = canonicalPath(exchange.path).replace(/\.data$/, "");
      const browser = exchange.request.headers["user-agent"] ?? "";
      const outcome = await desk.perform({ path, fields, browser }, who);
      if (wantsJson(exchange)) return withSession(asJson(outcome), outcome, siteUrl);
      const posted = { fields, outcome };
      const { entity } = await render(exchange, { services, visitor: desk.visitor, posted });
      return withSession(await entity.respond(exchange), outcome, siteUrl);
    };
    const countedFor = who && address.area !== "visitor" ? { countedFor: who.session.id } : {};
    return receive({ exchange, rules: address, respond, ...countedFor });
  };
}

function mayPost({ area }: PostAddress, { member }: SignedIn): boolean {
  return area === "visitor" || (area !== undefined && mayUse(member.role, area));
}

function asJson(outcome: DeskOutcome): HandlerResponse {
  if (outcome.ok) {
    const { to: _to, session: _session, ...body } = outcome;
    return jsonResponse(200, body);
  }
  const { status, ...body } = outcome;
  if (outcome.status !== 429) return jsonResponse(status, body);
  return jsonResponse(status, body, { "retry-after": outcome.retryAfter });
}

/** The response, with the cookie of a session that began or ended. */
function withSession(
  response: HandlerResponse,
  outcome: DeskOutcome,
  siteUrl: string,
): HandlerResponse {
  if (!outcome.ok || outcome.session === undefined) return response;
  const cookie = sessionCookie(outcome.session, siteUrl);
  return { ...response, headers: { ...response.headers, "set-cookie": cookie } };
}
