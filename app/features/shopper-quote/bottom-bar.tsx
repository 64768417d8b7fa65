import { useLocation } from "react-router";
import { reserveBarSpace } from "#ui/bar-height.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { quoteCopy } from "./copy.ts";
import type { QuotePageData } from "./quote-page-data.ts";

/** On phones, the total and "Accept" within reach of a thumb. */
export function BottomBar({ quote }: { quote: QuotePageData }) {
  const { pathname } = useLocation();
  const { total, goodUntil, isPreview } = quote;
  const { opening, actions } = quoteCopy;
  return (
    <aside
      ref={reserveBarSpace}
      data-bottom-bar
      aria-label={quoteCopy.summary}
      className="no-print foot-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <p>
        <NoTranslate className="block font-display text-h3 tabular-nums">{total}</NoTranslate>{" "}
        <span className="block text-[0.8125rem] text-soft">{`${opening.goodUntil} ${goodUntil.short}`}</span>
      </p>
      {isPreview ? (
        <Button disabled>{actions.acceptShort}</Button>
      ) : (
        <ButtonLink href={`${pathname}?step=accept`} rel="nofollow">
          {actions.acceptShort}
        </ButtonLink>
      )}
    </aside>
  );
}
