import * as quoteCopy from "#copy/quote-page.ts";
import { RichText } from "#ui/rich-text.tsx";
import { asName } from "./as-name.tsx";
import type { ShownQuote } from "./shown-quote.ts";

const { actions: copy } = quoteCopy;

interface PayNothingProps {
  quote: Pick<ShownQuote, "askName" | "offer">;
  className?: string;
}

/** Says that no money is taken on the page, and who calls about the deposit. */
export function PayNothing({ quote: { askName, offer }, className = "" }: PayNothingProps) {
  return (
    <p className={`text-[0.9375rem] text-soft ${className}`}>
      <span>{`${copy.payNothing} `}</span>
      {offer.totals.deposit > 0 ? (
        <span>
          <RichText parts={copy.callsAboutDeposit({ name: asName, seller: askName })} />
        </span>
      ) : null}
    </p>
  );
}
