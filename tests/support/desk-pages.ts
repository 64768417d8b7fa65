import { createStaticHandler, RouterContextProvider } from "react-router";
import {
  deskContext,
  outcomeContext,
  postedFieldsContext,
  visitorContext,
} from "#desk/context.server.ts";
import * as home from "#desk/routes/home.tsx";
import * as inbox from "#desk/routes/inbox.tsx";
import * as lead from "#desk/routes/lead.tsx";
import * as leads from "#desk/routes/leads.tsx";
import * as link from "#desk/routes/link.tsx";
import * as newLead from "#desk/routes/new-lead.tsx";
import * as notFound from "#desk/routes/not-found.tsx";
import * as quote from "#desk/routes/quote.tsx";
import * as signIn from "#desk/routes/sign-in.tsx";
import * as staff from "#desk/routes/staff.tsx";
import * as today from "#desk/routes/today.tsx";
import * as you from "#desk/routes/you.tsx";
import { deskPath } from "#domain/private-pages.ts";
import type { DeskRenderer, DeskRequest } from "#server/http/desk/desk-renderer.ts";
import { Entity } from "#server/http/entity.ts";
import { webRequest } from "#server/http/web-request.ts";

/** The desk's routes as in `desk/routes.ts`. */
const modules = {
  "/": home,
  "sign-in": signIn,
  "links/:token": link,
  you,
  staff,
  "leads/new": newLead,
  "leads/:reference/quote": quote,
  today,
  "*": notFound,
} as const;

/** Those around which the list of leads is. */
const modulesWithList = { inbox, "leads/:reference": lead } as const;

/**
 * Runs the loaders and actions of the desk's real routes, but responds with their data as JSON
 * instead of a page, which would need a build.
 */
export function deskPagesAsData(siteUrl: string): DeskRenderer {
  const routes = [
    ...routesOf(modules),
    { id: "leads", loader: leads.loader as never, children: routesOf(modulesWithList) },
  ];
  const handler = createStaticHandler(routes, { basename: deskPath });
  return async (exchange, given) => {
    const requestContext = contextOf(given);
    const found = await handler.query(webRequest(exchange, siteUrl), { requestContext });
    const isRedirect = found instanceof Response;
    const status = isRedirect ? found.status : found.statusCode;
    const location = isRedirect ? found.headers.get("location") : null;
    const data = isRedirect ? null : (found.errors ?? found.actionData ?? found.loaderData);
    const entity = new Entity({
      type: "text/html; charset=utf-8",
      body: Buffer.from(JSON.stringify(data)),
      cacheControl: "no-store",
      compressionLevel: "onDemand",
      status,
      headers: location ? { location } : {},
    });
    return { status, shareable: false, entity };
  };
}

function routesOf(found: Readonly<Record<string, { loader: unknown; action?: unknown }>>) {
  return Object.entries(found).map(([path, { loader, action }]) => ({
    id: path,
    path,
    loader: loader as never,
    ...(action ? { action: action as never } : {}),
  }));
}

function contextOf(given: DeskRequest | undefined): RouterContextProvider {
  const context = new RouterContextProvider();
  if (!given) return context;
  context.set(deskContext, given.services);
  context.set(visitorContext, given.visitor);
  if (!given.posted) return context;
  context.set(outcomeContext, given.posted.outcome);
  context.set(postedFieldsContext, given.posted.fields);
  return context;
}
