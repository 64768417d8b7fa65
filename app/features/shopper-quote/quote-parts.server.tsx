import { formatMoneyWithCents } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { QuoteMonth } from "#domain/quote/quote-totals.ts";
import type { PictureData } from "#ui/picture.tsx";
import { quoteCopy } from "./copy.ts";
import { depositText, sumRows } from "./cost-rows.ts";
import { CostRows } from "./cost-rows-list.tsx";
import { monthHeading, monthRows } from "./month-rows.ts";
import { PictureStrip } from "./picture-strip.tsx";
import { QuotePieces } from "./quote-pieces.tsx";

const { costs, month: monthCopy } = quoteCopy;

/** How many pictures the band at the top shows. */
const STRIP = 3;

interface SheetProps {
  offer: Offer;
  /** First name of who asks to be asked. */
  seller: string;
  /** The pictures of its lines. */
  pictures: readonly (PictureData | null)[];
}

/** The seller's words and the pieces with their prices. */
export function Sheet({ offer, seller, pictures }: SheetProps) {
  const shown = pictures.filter((picture) => picture !== null).slice(0, STRIP);
  const paragraphs = offer.message.split(/\n\s*\n/).filter((text) => text.trim() !== "");
  return (
    <>
      <PictureStrip pictures={shown} />
      {paragraphs.length > 0 ? (
        <div className="mt-8 max-w-[65ch] text-lead print:mt-3 print:text-base">
          {paragraphs.map((text) => (
            <p key={text} className="mb-3 whitespace-pre-line wrap-anywhere print:mb-1">
              {text.trim()}
            </p>
          ))}
          <p translate="no" className="font-display text-h3">
            {seller}
          </p>
        </div>
      ) : null}
      <QuotePieces offer={offer} pictures={pictures} />
    </>
  );
}

/** Sum, tax, total and deposit. */
export function Figures({ offer }: { offer: Offer }) {
  const { totals } = offer;
  return (
    <>
      <CostRows rows={sumRows(offer)} ruled={false} />
      <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-edge pt-3">
        <dt className="font-semibold">{costs.total}</dt>
        <dd
          translate="no"
          className="ml-auto font-display text-[min(2rem,9vw)] leading-tight tabular-nums print:text-h2"
        >
          {formatMoneyWithCents(totals.total)}
        </dd>
      </dl>
      <p className="mt-2 text-[0.9375rem] text-soft">{depositText(totals)}</p>
    </>
  );
}

/** What it comes to by the month, with everything that must stand beside it (rule 11.16). */
export function ByTheMonth({ month, offer }: { month: QuoteMonth; offer: Offer }) {
  return (
    <section aria-labelledby="month" className="max-w-xl break-inside-avoid">
      <h2 id="month" className="text-h3">
        {monthHeading(month)}
      </h2>
      <div className="mt-3">
        <CostRows rows={monthRows(month, offer.totals)} ruled={false} />
      </div>
      <p className="mt-3 text-[0.9375rem] text-soft">{monthCopy.note}</p>
      <p className="no-print mt-2">
        <a href={paths.financing} className="tap link-quiet font-semibold text-pine">
          {monthCopy.qualify}
        </a>
      </p>
    </section>
  );
}

/** What the shopper agrees to by accepting. */
export function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <section aria-labelledby="terms" className="max-w-[65ch]">
      <h2 id="terms" className="text-h3">
        {quoteCopy.terms}
      </h2>
      {terms.map((text) => (
        <p key={text} className="mt-3 wrap-anywhere print:mt-1">
          {text}
        </p>
      ))}
    </section>
  );
}
