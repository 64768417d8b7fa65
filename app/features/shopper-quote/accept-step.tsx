import { NoTranslate } from "#ui/no-translate.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { BackToQuote } from "./back-to-quote.tsx";
import { formsCopy } from "./forms-copy.ts";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

const { accept: copy } = formsCopy;

interface AcceptStepProps {
  quote: QuotePageData;
  posted: PostedQuoteForm | undefined;
}

/** What is accepted and for how much, the terms, and the form that accepts it. */
export function AcceptStep({ quote, posted }: AcceptStepProps) {
  const { lines, pieces, total, parts } = quote;
  return (
    <>
      <BackToQuote />
      <h1 className="mt-2 text-h1">{copy.heading}</h1>
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <p className="text-lead">
            <span>{copy.pieces(pieces)}</span> {copy.for}{" "}
            <NoTranslate className="font-semibold tabular-nums">{total}</NoTranslate>.
          </p>
          <ul translate="no" className="mt-3 list-disc pl-5">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <div className="mt-6 empty:hidden">
            {parts.terms ? <ServerPart {...parts.terms} /> : null}
          </div>
          <AcceptForm quote={quote} posted={posted} back={<BackToQuote words={copy.back} />} />
        </div>
        <aside className="bg-sand p-6 sm:p-7">
          <ServerPart {...parts.figures} />
          <p className="mt-4 font-semibold">{copy.payNothing}</p>
        </aside>
      </div>
    </>
  );
}
