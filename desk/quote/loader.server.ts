import { data, redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf, quotesOf } from "#desk/desk.server.ts";
import { type Thumb, thumbNamed } from "#desk/pictures.server.ts";
import { firstName } from "#domain/desk/initials.ts";
import type { ComposerPiece } from "#domain/quote/composer.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";

/** A product in the composer, with its picture. */
export type ShownPiece = ComposerPiece & { thumb: Thumb | null };

/** A lead's quote as it is being written, and the products found for `?q`. */
export async function composerPage(args: LoaderArgs, reference: string) {
  const { catalog, member } = deskOf(args);
  const quotes = quotesOf(args);
  const q = new URL(args.request.url).searchParams.get("q")?.trim() ?? "";
  const [composer, found] = await Promise.all([
    quotes.composer(reference),
    q === "" ? [] : quotes.pieces(q),
  ]);
  if (!composer) throw data(null, { status: 404 });
  const own = composer.lead.reference;
  if (own !== reference) throw redirect(`/leads/${own}/quote`, 302);
  const pieces = Object.entries(composer.pieces).map(([id, piece]) => [id, shown(catalog, piece)]);
  return {
    now: new Date().toISOString(),
    /** First name. */
    me: firstName(member.name),
    composer: {
      ...composer,
      pieces: Object.fromEntries(pieces) as Readonly<Record<string, ShownPiece>>,
    },
    q,
    found: found.map((piece) => shown(catalog, piece)),
  };
}

export type ComposerData = Awaited<ReturnType<typeof composerPage>>;

/** What the composer shows of a lead's quote. */
export type ShownComposer = ComposerData["composer"];

function shown(catalog: Catalog, piece: ComposerPiece): ShownPiece {
  return { ...piece, thumb: thumbNamed(catalog, piece.image ?? undefined) };
}
