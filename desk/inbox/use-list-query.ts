import { useSearchParams } from "react-router";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { readInboxQuery } from "./inbox-address.ts";

/** The list that the page's address names: the inbox's own, or the one a lead was opened from. */
export function useListQuery(): InboxQuery {
  return readInboxQuery(useSearchParams()[0]);
}
