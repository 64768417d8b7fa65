import { PictureStrip } from "./picture-strip.tsx";
import { QuotePieces } from "./quote-pieces.tsx";
import type { ShownQuote } from "./shown-quote.ts";

/** How many pictures the band at the top shows. */
const STRIP = 3;

/** The seller's words and the pieces with their prices. */
export function QuoteSheet({ quote }: { quote: ShownQuote }) {
  const { offer, askName, pictures, writtenIn } = quote;
  const shown = pictures.filter((picture) => picture !== null).slice(0, STRIP);
  const paragraphs = offer.message.split(/\n\s*\n/).filter((text) => text.trim() !== "");
  return (
    <>
      <PictureStrip pictures={shown} />
      {paragraphs.length > 0 ? (
        <div className="mt-8 max-w-prose text-lead print:mt-3 print:text-base">
          {paragraphs.map((text) => (
            <p
              key={text}
              lang={writtenIn}
              className="mb-3 whitespace-pre-line wrap-anywhere print:mb-2"
            >
              {text.trim()}
            </p>
          ))}
          <p translate="no" className="font-display text-h3">
            {askName}
          </p>
        </div>
      ) : null}
      <QuotePieces offer={offer} pictures={pictures} />
    </>
  );
}
