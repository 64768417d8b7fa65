import { isRecord } from "#domain/is-record.ts";
import type { ParsedValue } from "#domain/saved-lines.ts";

/** Something a staff member did with a lead, until the server has it and the page shows that. */
export interface WaitingPost {
  /** Sent along, so that the server does it once however often it arrives. */
  id: string;
  /** The lead's reference. */
  lead: string;
  /** The lead's version, as the page showed it. */
  version: number;
  /** The form's fields, `action` among them. */
  fields: Readonly<Record<string, string>>;
  /** When it was done, ISO 8601 UTC. */
  at: string;
  /** `stored`: the server has it. */
  status: "waiting" | "stored" | "refused";
  /** The lead's version once the server has it. */
  storedVersion?: number;
  refusal?: Refusal;
}

/** Why the server refused a post. */
export interface Refusal {
  message: string;
  /** The lead's version now, if it changed meanwhile. */
  version?: number;
}

export type WaitingPosts = readonly WaitingPost[];

/** Adds a post, as it would be after those before it. */
export function withPost(posts: WaitingPosts, post: WaitingPost): WaitingPosts {
  return [...posts, posts.reduce(follow, post)];
}

/** The posts once the server has stored one of them. */
export function withStored(posts: WaitingPosts, id: string, storedVersion: number): WaitingPosts {
  const stored = posts.find((post) => post.id === id);
  if (!stored) return posts;
  const done: WaitingPost = { ...stored, status: "stored", storedVersion };
  return posts.map((post) => (post.id === id ? done : follow(post, done)));
}

export function withRefused(posts: WaitingPosts, id: string, refusal: Refusal): WaitingPosts {
  return posts.map((post) => (post.id === id ? { ...post, status: "refused", refusal } : post));
}

export function withoutPost(posts: WaitingPosts, id: string): WaitingPosts {
  return posts.filter((post) => post.id !== id);
}

/** The next post to send: strictly in order, so that what follows from another arrives after it. */
export function nextToSend(posts: WaitingPosts): WaitingPost | undefined {
  return posts.find(({ status }) => status === "waiting");
}

/**
 * A post that was made from the version before our own change is meant for the one after it. If the
 * version rose by more than our change, somebody else changed the lead too, and the server refuses.
 */
function follow<Post extends WaitingPost>(post: Post, stored: WaitingPost): Post;
function follow(post: WaitingPost, stored: WaitingPost): WaitingPost {
  const isAfter =
    stored.status === "stored" &&
    post.status === "waiting" &&
    stored.lead === post.lead &&
    stored.version === post.version &&
    stored.storedVersion === stored.version + 1;
  return isAfter ? { ...post, version: post.version + 1 } : post;
}

/** The posts a browser kept; what can't be read is dropped. */
export function parsePosts(stored: string | null): ParsedValue<WaitingPosts> {
  if (stored === null) return { value: [], intact: true };
  try {
    const parsed: unknown = JSON.parse(stored);
    const list = Array.isArray(parsed) ? parsed : [];
    const posts = list.filter(isPost);
    return {
      // A page that was closed in between left what the server has.
      value: posts.filter(({ status }) => status !== "stored"),
      intact: Array.isArray(parsed) && posts.length === list.length,
    };
  } catch {
    return { value: [], intact: false };
  }
}

function isPost(value: unknown): value is WaitingPost {
  return (
    isRecord(value) &&
    ["id", "lead", "at", "status"].every((name) => typeof value[name] === "string") &&
    typeof value.version === "number" &&
    isRecord(value.fields) &&
    Object.values(value.fields).every((text) => typeof text === "string")
  );
}
