import * as quoteCopy from "#copy/quote-page.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { productLang } from "#products/product-lang.ts";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
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

const thumbnail = "block aspect-square w-22 shrink-0 sm:w-28 print:w-8";

interface PieceProps {
  line: OfferLine;
  picture: PictureData | null;
  /** Whether the quote has sales tax. */
  isTaxed: boolean;
}

function Piece({ line, picture, isTaxed }: PieceProps) {
  const note = lineNote(line, isTaxed);
  const total = lineTotal(line);
  return (
    <li className="flex items-center gap-4 border-t border-line py-4 sm:gap-6 print:py-1">
      {picture ? (
        <Picture
          picture={picture}
          alt={line.title}
          lang={productLang}
          sizes="(min-width: 40rem) 7rem, 5.5rem"
          maxWidth={320}
          className={thumbnail}
        />
      ) : (
        <span className={`bg-sand ${thumbnail}`} />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="w-full min-w-0 wrap-anywhere sm:w-auto sm:flex-1">
          <h3 translate="no" lang={productLang} className="text-h3 print:text-base">
            {lineName(line)}
          </h3>
          {line.details ? <p className="mt-1 text-soft">{line.details}</p> : null}
          {line.path ? (
            <a
              href={line.path}
              className="tap link-quiet mt-1 inline-block text-[0.9375rem] print:hidden"
            >
              {copy.seeIt}
            </a>
          ) : null}
        </div>
        <p className="ml-auto text-right">
          <span translate={noTranslateIfNumber(total)} className="block font-semibold tabular-nums">
            {`${total} `}
          </span>
          {note ? <span className="block text-[0.9375rem] text-soft">{note}</span> : null}
        </p>
      </div>
    </li>
  );
}
