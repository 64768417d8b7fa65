import { SmallPicture } from "#desk/inbox/row-pictures.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import type { AskedPiece } from "./asked-pieces.server.ts";
import { copy } from "./copy.ts";

/** What the shopper asked for: products with today's price, and their own words. */
export function AskedFor({
  pieces,
  words,
  offerFile,
}: {
  pieces: readonly AskedPiece[];
  words: string;
  offerFile: string | null;
}) {
  if (pieces.length === 0 && !words && !offerFile) return null;
  return (
    <section aria-labelledby="asked-title" className="grid gap-3">
      <h2 id="asked-title" className="text-h3">
        {copy.asked.title}
      </h2>
      {pieces.length > 0 ? (
        <ul className="border-t border-line">
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lead's pieces never change order
            <Piece key={index} piece={piece} />
          ))}
        </ul>
      ) : null}
      {words ? (
        <blockquote className="max-w-[28ch] font-display text-h3 whitespace-pre-wrap">
          {`“${words}”`}
        </blockquote>
      ) : null}
      {offerFile ? (
        <a href={offerFile} className="link-quiet tap justify-self-start font-semibold text-pine">
          {copy.file}
        </a>
      ) : null}
    </section>
  );
}

function Piece({ piece }: { piece: AskedPiece }) {
  const { title, sku, href, details, quantity, notes, price, thumb } = piece;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      {thumb ? <SmallPicture thumb={thumb} className="size-20 shrink-0 rounded-[2px]" /> : null}
      <div className="min-w-40 flex-1">
        <p className="font-semibold">
          {href ? (
            <a href={href} className="hover:underline">
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
        </p>
        <p className="text-[0.9375rem] text-soft">{[details, sku].filter(Boolean).join(" · ")}</p>
        {notes ? <p>{`“${notes}”`}</p> : null}
      </div>
      <p className="ml-auto text-right">
        <span className="block font-semibold whitespace-nowrap tabular-nums" translate="no">
          {`× ${quantity}`}
        </span>
        <span
          className="block text-[0.9375rem] tabular-nums"
          translate={noTranslateIfNumber(price ?? copy.asked.gone)}
        >
          {price ?? copy.asked.gone}
        </span>
      </p>
    </li>
  );
}
