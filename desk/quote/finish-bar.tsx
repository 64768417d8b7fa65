import { formatMoneyWithCents } from "#domain/money.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { reserveBarSpace } from "#ui/bar-height.ts";
import { Button } from "#ui/button.tsx";
import type { SaveStatus } from "./autosave.ts";
import { copy } from "./copy.ts";
import { savedText } from "./saved-text.ts";

interface FinishBarProps {
  totals: Pick<QuoteTotals, "total" | "month">;
  status: SaveStatus;
  /** ISO 8601 UTC. */
  savedAt: string | null;
  onPreview: () => void;
  onSend: () => void;
}

/** What the quote comes to, and the ways out of the composer: at the bottom of the window. */
export function FinishBar({ totals, status, savedAt, onPreview, onSend }: FinishBarProps) {
  const { total, month } = totals;
  return (
    <section
      ref={reserveBarSpace}
      data-bottom-bar
      aria-label={copy.send.bar}
      className="foot-bar flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] cramped:static md:sticky md:bottom-0 lg:bg-sand lg:px-7"
    >
      <p className="min-w-28 flex-1 lg:sr-only">
        <span className="block font-display text-xl leading-tight tabular-nums" translate="no">
          {formatMoneyWithCents(total)}
        </span>{" "}
        <span className="block text-[0.8125rem] text-soft empty:hidden">
          {month ? copy.month.short(formatMoneyWithCents(month.payment), month.months) : ""}
        </span>
      </p>
      <p className="hidden basis-full text-[0.9375rem] text-soft lg:block lg:empty:hidden">
        {savedText(status, savedAt)}
      </p>
      <div className="flex flex-1 gap-2 lg:flex-row-reverse">
        <Button
          tone="quiet"
          data-key="p"
          onClick={onPreview}
          className="flex-1 px-3! whitespace-nowrap lg:flex-none lg:px-5!"
        >
          {copy.preview}
        </Button>
        <Button
          data-key="ctrl+enter"
          onClick={onSend}
          className="flex-1 px-4! whitespace-nowrap forced-colors:border"
        >
          {copy.send.button}
        </Button>
      </div>
    </section>
  );
}
