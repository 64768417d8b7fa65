import type { Desk } from "#server/desk-services/open-desk.ts";
import type { Handler, HandlerResponse } from "#server/http/exchange.ts";
import type { OriginConfig } from "#server/http/own-origin.ts";
import type { Post } from "#server/http/receive-posts.ts";
import { deskHandler } from "./desk-handler.ts";
import { deskPosts } from "./desk-posts.ts";
import type { DeskRenderer } from "./desk-renderer.ts";
import { eventStreams } from "./event-stream.ts";

/** The desk and what renders its pages. */
export interface DeskApp {
  desk: Desk;
  render: DeskRenderer;
}

/** Creates what handles every request to the desk. */
export function deskListener(
  { desk, render }: DeskApp,
  { config, receive }: { config: OriginConfig; receive: (post: Post) => Promise<HandlerResponse> },
): Handler {
  const events = eventStreams({ desk });
  return deskHandler({
    config,
    desk,
    render,
    post: deskPosts({ siteUrl: config.siteUrl, desk, render, receive }),
    events,
  });
}
