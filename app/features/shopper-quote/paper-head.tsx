import * as quoteCopy from "#copy/quote-page.ts";
import { RichText } from "#ui/rich-text.tsx";
import { asName } from "./as-name.tsx";
import type { ShownQuote } from "./shown-quote.ts";

const { paper: copy, goodUntil: goodUntilLabel } = quoteCopy;

interface PaperHeadProps {
  quote: ShownQuote;
}

/** The top of a printed quote: whose it is, its number and its dates (rule 19.26). */
export function PaperHead({ quote }: PaperHeadProps) {
  const { reference, offer, made, goodUntil } = quote;
  const rows = [
    [copy.quote, reference],
    [copy.made, made.date],
    [goodUntilLabel, goodUntil.date],
    [copy.seller, offer.from],
  ];
  return (
    <div className="hidden grid-cols-[1fr_auto] gap-8 print:grid">
      <p className="font-display text-h2">
        <RichText parts={copy.heading({ name: asName, shopper: offer.to })} />
      </p>
      <dl className="grid grid-cols-2 gap-x-6">
        {rows.map(([label, text]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd translate="no" className="font-semibold">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where to sign on paper, while the quote can be accepted. */
export function PaperSignature() {
  return (
    <div className="hidden break-inside-avoid print:grid">
      <p className="font-display text-h3">{copy.toAccept}</p>
      <p className="mt-1">{copy.howTo}</p>
      <p className="mt-12 flex justify-between border-t border-ink">
        <span>{copy.signature}</span> <span>{copy.date}</span>
      </p>
    </div>
  );
}
