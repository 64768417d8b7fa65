import { afterEach, expect, it, vi } from "vitest";
import { sendPost } from "./send-post.ts";
import type { WaitingPost } from "./waiting-posts.ts";

afterEach(() => void vi.unstubAllGlobals());

const post: WaitingPost = {
  id: "key",
  lead: "Q-7K3M9",
  version: 3,
  fields: { action: "note", text: "Called." },
  at: "2026-11-24T16:14:00Z",
  status: "waiting",
};

function answeredWith(response: () => Response) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => response());
  vi.stubGlobal("fetch", asked);
  return asked;
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });

it("sends the form with its version and key", async () => {
  const asked = answeredWith(json(200, { ok: true, version: 4, state: "in_hand" }));
  expect(await sendPost(post)).toEqual({ kind: "stored", version: 4 });
  const [address, { body }] = asked.mock.calls[0] ?? ["", {}];
  expect([address, String(body)]).toEqual([
    "/desk/leads/Q-7K3M9",
    "action=note&text=Called.&version=3&key=key&at=2026-11-24T16%3A14%3A00Z",
  ]);
});

it("says why a post was refused", async () => {
  const message = "Curtis has this lead since 10:14 AM.";
  answeredWith(json(409, { ok: false, message, version: 5, state: "in_hand" }));
  expect(await sendPost(post)).toEqual({ kind: "refused", refusal: { message, version: 5 } });
  answeredWith(json(422, { ok: false, errors: { text: ["Please write something first."] } }));
  expect(await sendPost(post)).toEqual({
    kind: "refused",
    refusal: { message: "Please write something first." },
  });
});

it.each([
  ["offline", () => Promise.reject(new TypeError("Failed to fetch")), "away"],
  ["an outage", json(503, {}), "away"],
  ["too many posts", json(429, { ok: false, message: "Please wait." }), "away"],
  ["a web page in between", () => new Response("<html>"), "away"],
  ["an ended session", json(401, {}), "signed-out"],
])("tells %s apart", async (_, response, kind) => {
  answeredWith(response as () => Response);
  expect(await sendPost(post)).toEqual({ kind });
});
