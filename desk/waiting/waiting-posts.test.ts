import { expect, it } from "vitest";
import {
  nextToSend,
  parsePosts,
  type WaitingPost,
  withoutPost,
  withPost,
  withRefused,
  withStored,
} from "./waiting-posts.ts";

const post = (id: string, more: Partial<WaitingPost> = {}): WaitingPost => ({
  id,
  lead: "Q-7K3M9",
  version: 3,
  fields: { action: "take" },
  at: "2026-11-24T16:14:00Z",
  status: "waiting",
  ...more,
});

it("sends posts in order, past those that were refused", () => {
  const posts = withRefused([post("a"), post("b")], "a", { message: "No." });
  expect(nextToSend(posts)?.id).toBe("b");
  expect(nextToSend(withoutPost(posts, "b"))).toBeUndefined();
});

it("moves later posts on to the version that our own change made", () => {
  const posts = withStored([post("a"), post("b"), post("other", { lead: "Q-00000" })], "a", 4);
  expect(posts.map(({ version }) => version)).toEqual([3, 4, 3]);
  // Clicked before the page shows the new version.
  expect(withPost(posts, post("c")).at(-1)?.version).toBe(4);
});

it("leaves later posts outdated if somebody else changed the lead too", () => {
  expect(withStored([post("a"), post("b")], "a", 5).at(-1)?.version).toBe(3);
});

it("reads what it stored, and drops what it can't read or the server has", () => {
  const stored = JSON.stringify([post("a", { status: "stored" }), post("b")]);
  expect(parsePosts(stored)).toEqual({ value: [post("b")], intact: true });
  expect(parsePosts(JSON.stringify([post("a")]))).toEqual({ value: [post("a")], intact: true });
  expect(parsePosts(null)).toEqual({ value: [], intact: true });
  expect(parsePosts('[{"id":"a"}]')).toEqual({ value: [], intact: false });
  expect(parsePosts("{")).toEqual({ value: [], intact: false });
});
