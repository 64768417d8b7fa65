import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendWaiting } from "./send-waiting.ts";
import { type WaitingPosts, withPost } from "./waiting-posts.ts";

let posts: WaitingPosts;
const store = {
  change(change: (before: WaitingPosts) => WaitingPosts) {
    posts = change(posts);
    return posts;
  },
};
const fetchShown = async () => {};

function wait(id: string) {
  const at = "2026-11-24T16:14:00Z";
  const fields = { action: "answered", how: "phone" };
  const post = { id, lead: "Q-7K3M9", version: 3, fields, at, status: "waiting" } as const;
  posts = withPost(posts, post);
}

/** Responds to one request after the other, and returns what was sent. */
function respond(...responses: (() => Response | Promise<Response>)[]) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${body.get("key")} ${body.get("version")}`);
    return responses.shift()?.();
  });
  return sent;
}

const stored = (version: number) => () => Response.json({ ok: true, version });
const away = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  posts = [];
  vi.stubGlobal("navigator", {});
});
afterEach(() => void vi.unstubAllGlobals());

it("sends what waits in order, each for the version the one before made", async () => {
  wait("a");
  wait("b");
  const sent = respond(stored(4), stored(5));
  await sendWaiting(store, fetchShown);
  expect(sent).toEqual(["a 3", "b 4"]);
  expect(posts).toEqual([]);
});

it("stops where the server can't be reached, and goes on later", async () => {
  wait("a");
  wait("b");
  const sent = respond(stored(4), away, stored(5));
  await sendWaiting(store, fetchShown);
  expect(posts.map(({ id }) => id)).toEqual(["b"]);
  await sendWaiting(store, fetchShown);
  expect(sent).toEqual(["a 3", "b 4", "b 4"]);
  expect(posts).toEqual([]);
});

it("keeps what was refused, with its reason, and sends the rest", async () => {
  wait("a");
  wait("b");
  respond(
    () => Response.json({ ok: false, message: "No.", version: 9 }, { status: 409 }),
    stored(4),
  );
  await sendWaiting(store, fetchShown);
  expect(posts).toMatchObject([
    { id: "a", status: "refused", refusal: { message: "No.", version: 9 } },
  ]);
});

it("sends nothing twice when it is called while sending", async () => {
  wait("a");
  const sent = respond(stored(4), stored(5));
  const first = sendWaiting(store, fetchShown);
  wait("b");
  await Promise.all([first, sendWaiting(store, fetchShown)]);
  expect(sent).toEqual(["a 3", "b 4"]);
});
