import { StoredValue } from "#state/stored-value.ts";
import { parsePosts, type WaitingPosts } from "./waiting-posts.ts";

const stores = new Map<string, StoredValue<WaitingPosts>>();

/** What a staff member did that waits in this browser; nobody else who signs in here sends it. */
export function postsOfMember(member: string): StoredValue<WaitingPosts> {
  const known = stores.get(member);
  if (known) return known;
  const store = new StoredValue<WaitingPosts>({
    key: `parsons-furniture-desk-${member}`,
    empty: [],
    parse: parsePosts,
    store: (posts) => JSON.stringify(posts),
    warnings: {
      load: "What waits to be sent couldn't be read completely.",
      save: "What waits to be sent couldn't be stored; it is sent while this page stays open.",
    },
  });
  stores.set(member, store);
  return store;
}
