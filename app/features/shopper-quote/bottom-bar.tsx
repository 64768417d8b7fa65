import * as quoteCopy from "#copy/quote-page.ts";
import { formatMoneyWithCents } from "#formats";
import { Button, ButtonLink } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { ShownQuote } from "./shown-quote.ts";

/** On phones, the total and "Accept" within reach of a thumb. */
export function BottomBar({ quote }: { quote: ShownQuote }) {
  const { path, offer, goodUntil, isPreview } = quote;
  const { actions } = quoteCopy;
  return (
    <aside
      data-bottom-bar=""
      aria-label={actions.acceptShort}
      className="no-print foot-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <p>
        <NoTranslate className="block font-display text-h3 tabular-nums">
          {formatMoneyWithCents(offer.totals.total)}
        </NoTranslate>{" "}
        <span className="block text-[0.8125rem] text-soft">
          {quoteCopy.goodUntilDay({ day: goodUntil.short })}
        </span>
      </p>
      {isPreview ? (
        <Button disabled>{actions.acceptShort}</Button>
      ) : (
        <ButtonLink href={`${path}?step=accept`} rel="nofollow">
          {actions.acceptShort}
        </ButtonLink>
      )}
    </aside>
  );
}
