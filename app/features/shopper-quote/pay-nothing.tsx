import { NoTranslate } from "#ui/no-translate.tsx";
import { quoteCopy } from "./copy.ts";
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
          <NoTranslate>{askName}</NoTranslate> {copy.callsAboutDeposit}
        </span>
      ) : null}
    </p>
  );
}
