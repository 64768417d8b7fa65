import { PassThrough } from "node:stream";
import type { Desk } from "#server/desk-services/open-desk.ts";
import type { HandlerResponse } from "#server/http/exchange.ts";
import type { SignedIn } from "#server/staff/sessions.ts";

/** The most streams of one session, and of the whole process (rule 18.17). */
const most = { session: 6, process: 200 } as const;

const commentMs = 20_000;
/** How often a stream looks whether its session still holds. */
const checkMs = 4_000;

const headers = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

/**
 * Creates what responds to `/desk/events`: an event whenever something may have changed, without saying
 * what, and a last one when the process stops or the session ends.
 */
export function eventStreams({ desk }: { desk: Pick<Desk, "whoHas" | "onChange"> }) {
  const open = new Map<PassThrough, string>();
  desk.onChange(() => {
    for (const stream of open.keys()) send(stream, "change", "{}");
  });
  const end = (stream: PassThrough) => {
    if (!stream.writableEnded) stream.end("event: bye\ndata: {}\n\n");
  };
  return (token: string, { session }: SignedIn, method: string): HandlerResponse => {
    if (method === "HEAD") return { status: 200, headers };
    const ofSession = [...open.values()].filter((id) => id === session.id).length;
    if (open.size >= most.process || ofSession >= most.session) {
      return { status: 503, headers: { "retry-after": 15 } };
    }
    const stream = new PassThrough();
    open.set(stream, session.id);
    const comment = setInterval(() => write(stream, ": still here\n\n"), commentMs);
    const check = setInterval(async () => {
      const who = await desk.whoHas(token).catch(() => "unknown");
      if (!who) end(stream);
    }, checkMs);
    stream.once("close", () => {
      clearInterval(comment);
      clearInterval(check);
      open.delete(stream);
    });
    send(stream, "hello", "{}");
    return {
      status: 200,
      headers,
      body: stream,
      endBody: () => end(stream),
    };
  };
}

function send(stream: PassThrough, event: string, data: string): void {
  write(stream, `event: ${event}\ndata: ${data}\n\n`);
}

/** A stream that has ended stays open until the client has read it. */
function write(stream: PassThrough, text: string): void {
  if (!stream.writableEnded) stream.write(text);
}
