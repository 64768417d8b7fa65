import * as quoteCopy from "#copy/quote-page.ts";
import type { ShownQuote } from "./shown-quote.ts";

/** What the shopper agrees to by accepting. */
export function Terms({ quote }: { quote: Pick<ShownQuote, "offer" | "writtenIn"> }) {
  const { terms } = quote.offer;
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="terms" className="max-w-prose">
      <h2 id="terms" className="text-h3">
        {quoteCopy.terms}
      </h2>
      {terms.map((text) => (
        <p key={text} lang={quote.writtenIn} className="mt-3 wrap-anywhere print:mt-1">
          {text}
        </p>
      ))}
    </section>
  );
}
