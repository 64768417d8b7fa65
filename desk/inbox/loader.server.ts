import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf, inboxOf } from "#desk/desk.server.ts";
import { thumbOf } from "#desk/pictures.server.ts";
import type { InboxRow } from "#domain/desk/inbox.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { readInboxQuery } from "./inbox-address.ts";

/** One page of a list of leads. */
export async function inboxPage(args: LoaderArgs) {
  const { catalog } = deskOf(args);
  const inbox = inboxOf(args);
  const query = readInboxQuery(new URL(args.request.url).searchParams);
  const [page, colleagues] = await Promise.all([inbox.list(query), inbox.colleagues()]);
  return {
    now: new Date().toISOString(),
    query,
    rows: page.rows.map((row) => rowOf(catalog, row)),
    next: page.next,
    colleagues,
  };
}

export type InboxData = Awaited<ReturnType<typeof inboxPage>>;

/** A lead in a list as the page shows it. */
export type ShownRow = ReturnType<typeof rowOf>;

/** A lead with its products' pictures. */
export function rowOf(catalog: Catalog, { productIds, ...row }: InboxRow) {
  return { ...row, thumbs: productIds.map((id) => thumbOf(catalog, id)) };
}
