import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
} from "react";
import { useRevalidator } from "react-router";
import { useOfflineSince } from "#desk/live/connection.ts";
import type { Colleague } from "#domain/desk/inbox.ts";
import { newKey } from "#state/new-key.ts";
import { useStoredValue } from "#state/stored-value.ts";
import { postsOfMember } from "./posts-of-member.ts";
import { sendWaiting } from "./send-waiting.ts";
import { type WaitingPosts, withoutPost, withPost } from "./waiting-posts.ts";

/** Milliseconds between attempts while the server can't be reached. */
const retryMs = 15_000;

interface Waiting {
  me: Colleague;
  posts: WaitingPosts;
  /** Does something with a lead: shown at once, sent as soon as possible. */
  act: (lead: { reference: string; version: number }, fields: Record<string, string>) => void;
  /** Drops a post that was refused. */
  drop: (id: string) => void;
}

const WaitingContext = createContext<Waiting | null>(null);

const none: WaitingPosts = [];

/** Keeps and sends what a staff member does, online or not. */
export function WaitingProvider({ id, name, children }: Colleague & { children: ReactNode }) {
  const store = postsOfMember(id);
  const posts = useStoredValue(store).value ?? none;
  const { revalidate } = useRevalidator();
  const send = useEffectEvent(() => void sendWaiting(store, revalidate));
  const isWaiting = posts.some(({ status }) => status === "waiting");
  const isOffline = useOfflineSince() !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends at once when the server is back
  useEffect(() => {
    if (!isWaiting) return;
    send();
    const timer = setInterval(send, retryMs);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [isWaiting, isOffline]);

  // The same while nothing waits, so that a navigation doesn't render whatever shows it.
  const waiting = useMemo<Waiting>(
    () => ({
      me: { id, name },
      posts,
      act: ({ reference: lead, version }, fields) => {
        const at = new Date().toISOString();
        const post = { id: newKey(), lead, version, fields, at, status: "waiting" } as const;
        store.change((before) => withPost(before, post));
        void sendWaiting(store, revalidate);
      },
      drop: (post) => void store.change((before) => withoutPost(before, post)),
    }),
    [id, name, posts, store, revalidate],
  );
  return <WaitingContext value={waiting}>{children}</WaitingContext>;
}

export function useWaiting(): Waiting {
  const waiting = useContext(WaitingContext);
  if (!waiting) throw new Error("This page has no WaitingProvider around it.");
  return waiting;
}
