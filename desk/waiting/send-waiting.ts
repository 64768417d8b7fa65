import { reportOffline, reportOnline } from "#desk/live/connection.ts";
import { signInAgain } from "#desk/live/sign-in-again.ts";
import type { StoredValue } from "#state/stored-value.ts";
import { sendPost } from "./send-post.ts";
import {
  nextToSend,
  type WaitingPosts,
  withoutPost,
  withRefused,
  withStored,
} from "./waiting-posts.ts";

/** What waits in this browser. */
type Store = Pick<StoredValue<WaitingPosts>, "change">;

let isSending = false;
let hasMore = false;

/**
 * Sends what waits, in order, until the server can't be reached (rule 18.18).
 * @param fetchShown fetches what the page shows, so that it has what was stored
 */
export async function sendWaiting(store: Store, fetchShown: () => Promise<void>): Promise<void> {
  hasMore = true;
  if (isSending) return;
  isSending = true;
  try {
    while (hasMore) {
      hasMore = false;
      await inOneTab(() => sendInOrder(store, fetchShown));
    }
  } finally {
    isSending = false;
  }
}

async function sendInOrder(store: Store, fetchShown: () => Promise<void>) {
  for (;;) {
    // Read anew: another tab may have sent some of it.
    const post = nextToSend(store.change((posts) => posts));
    if (!post) return;
    const askedAt = Date.now();
    const result = await sendPost(post);
    if (result.kind === "signed-out") return signInAgain();
    if (result.kind === "away") return reportOffline();
    reportOnline(askedAt);
    if (result.kind === "refused") {
      store.change((posts) => withRefused(posts, post.id, result.refusal));
      void fetchShown();
    } else {
      store.change((posts) => withStored(posts, post.id, result.version));
      // Until then the page shows the post itself.
      void fetchShown().finally(() => store.change((posts) => withoutPost(posts, post.id)));
    }
  }
}

/** All tabs share what waits; where the browser has locks, only one of them sends at a time. */
async function inOneTab(send: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return send();
  await navigator.locks.request("desk-posts", send);
}
