import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
import { quoteCopy } from "./copy.ts";
import { extraRows } from "./cost-rows.ts";
import { CostRows } from "./cost-rows-list.tsx";
import { lineName, lineNote, lineTotal } from "./line-text.ts";

const { pieces: copy } = quoteCopy;

interface QuotePiecesProps {
  offer: Offer;
  /** The pictures of its lines. */
  pictures: readonly (PictureData | null)[];
}

/** The pieces with pictures and prices, then delivery and extras. */
export function QuotePieces({ offer, pictures }: QuotePiecesProps) {
  return (
    <section aria-labelledby="pieces" className="mt-10 print:mt-4">
      <h2 id="pieces" className="text-h3">
        {copy.heading}
      </h2>
      <ul className="mt-4 border-b border-line print:mt-2">
        {offer.lines.map((line, index) => (
          <Piece
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
            key={index}
            line={line}
            picture={pictures[index] ?? null}
            isTaxed={offer.noTaxReason === ""}
          />
        ))}
      </ul>
      <CostRows rows={extraRows(offer)} />
    </section>
  );
}

interface PieceProps {
  line: OfferLine;
  picture: PictureData | null;
  /** Whether the quote has sales tax. */
  isTaxed: boolean;
}

function Piece({ line, picture, isTaxed }: PieceProps) {
  const note = lineNote(line, isTaxed);
  return (
    <li className="grid cramped:grid-cols-1 grid-cols-[5.75rem_1fr] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[8rem_1fr_auto] sm:gap-x-7 print:grid-cols-[3rem_1fr_auto] print:gap-x-4 print:py-1">
      {picture ? (
        <Picture
          picture={picture}
          alt={line.title}
          sizes="(min-width: 40rem) 8rem, 5.75rem"
          maxWidth={320}
          className="aspect-4/5 w-full max-sm:row-span-2 sm:aspect-square print:row-span-1 print:aspect-square"
        />
      ) : (
        <span className="aspect-4/5 bg-sand max-sm:row-span-2 sm:aspect-square print:row-span-1 print:aspect-square" />
      )}
      <div className="min-w-0 wrap-anywhere">
        <h3 translate="no" className="text-h3 print:font-sans print:text-base">
          {lineName(line)}
        </h3>
        {line.details ? (
          <p translate="no" className="mt-1 text-soft print:mt-0">
            {line.details}
          </p>
        ) : null}
        {line.path ? (
          <a
            href={line.path}
            className="tap link-quiet mt-1 inline-block text-[0.9375rem] print:hidden"
          >
            {copy.seeIt}
          </a>
        ) : null}
      </div>
      <p className="text-right max-sm:col-start-2 cramped:col-start-1 print:col-start-3">
        <NoTranslate className="block font-semibold tabular-nums">{lineTotal(line)}</NoTranslate>
        {note ? <span className="block text-[0.9375rem] text-soft">{note}</span> : null}
      </p>
    </li>
  );
}
