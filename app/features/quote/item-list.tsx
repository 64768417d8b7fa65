import { useRef, useState } from "react";
import * as copy from "#copy/quote.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import { FreshText } from "#ui/fresh-text.tsx";
import { moveFocusTo } from "#ui/move-focus.ts";
import { ShareButton } from "#ui/share-button.tsx";
import { colorId, ItemRow, type LineActions, rowIds } from "./item-row.tsx";
import { fitHref, isAvailable, listHref, productCount, type QuoteLine } from "./quote-line.ts";

export interface ItemListProps {
  lines: readonly QuoteLine[];
  /** Whether the lines are the cart's and can be changed in place. */
  live: boolean;
  /**
   * Called with a quantity as typed, whether it can be parsed or not, or undefined for a removed
   * line.
   */
  onType: (id: string, quantity: string | undefined) => void;
  /** Puts the product into the line in another color; rejects if that can't be fetched. */
  onColor: (id: string, color: string) => Promise<ProductSnapshot>;
}

/** The selected products and their count. Screen readers announce changes. */
export function ItemList({ lines, live, onType, onColor }: ItemListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const cart = useCartActions();

  function remove({ product }: QuoteLine) {
    cart.removeItem(product.id);
    onType(product.id, undefined);
    setAnnouncement(copy.list.nowRemoved({ title: product.title }));
  }

  function removeAll(removed: readonly QuoteLine[]) {
    removed.forEach(remove);
    heading.current?.focus();
  }

  /** Ids in the row that takes the line's place. */
  function neighborIds(line: QuoteLine) {
    const index = lines.indexOf(line);
    const neighbor = lines[index + 1] ?? lines[index - 1];
    return neighbor && rowIds(neighbor);
  }

  const actions: LineActions = {
    remove(line) {
      remove(line);
      moveFocusTo(neighborIds(line)?.remove);
    },
    typeQuantity(line, typed) {
      onType(line.product.id, typed);
      const { value } = readQuantity(typed);
      if (value === undefined) return;
      cart.updateQuantity(line.product.id, value);
      setAnnouncement(copy.list.nowQuantity({ title: line.product.title, quantity: value }));
    },
    removeLast(line) {
      remove(line);
      // Not to a button: one click on minus too many would change another product.
      moveFocusTo(neighborIds(line)?.title);
    },
    async chooseColor({ product }, color) {
      const now = await onColor(product.id, color);
      setAnnouncement(copy.list.nowColor({ title: now.title }));
      moveFocusTo(colorId(now));
    },
    setNotes: (line, notes) => cart.updateNotes(line.product.id, notes),
  };

  return (
    <section aria-labelledby="quote-items" className="lg:col-span-7">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} id="quote-items" tabIndex={-1} className="text-h2 tabular-nums">
          <span className="sr-only">{copy.list.heading}: </span>
          <FreshText>{copy.list.count({ count: productCount(lines) })}</FreshText>
        </h2>
        <ShareList lines={lines} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Unavailable lines={lines} onRemove={live ? removeAll : undefined} />
      <ol className="mt-4 grid gap-3 print:grid-cols-2 print:gap-x-8">
        {lines.map((line) => (
          <ItemRow
            key={line.product.id}
            line={line}
            actions={live ? actions : undefined}
            withoutHref={listHref(lines.filter((other) => other !== line))}
          />
        ))}
      </ol>
      <p className="no-print mt-3">
        <a href={fitHref(lines)} className="inline-flex min-h-11 items-center link-quiet">
          {copy.list.checkWayIn}
        </a>
      </p>
    </section>
  );
}

/**
 * A notice above the list about products that are unavailable, with a button to remove them (rule
 * 8.9).
 */
function Unavailable({
  lines,
  onRemove,
}: {
  lines: readonly QuoteLine[];
  onRemove?: (lines: readonly QuoteLine[]) => void;
}) {
  const unavailable = lines.filter((line) => !isAvailable(line));
  if (unavailable.length === 0) return null;
  const nothingLeft = unavailable.length === lines.length;
  return (
    <div role="alert" className="mt-4 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
      <p>
        {nothingLeft
          ? copy.unavailable.nothingLeft
          : copy.unavailable.text({ count: unavailable.length })}
      </p>
      {onRemove && !nothingLeft ? (
        <Button
          tone="quiet"
          size="small"
          className="no-print mt-3"
          onClick={() => onRemove(unavailable)}
        >
          {copy.unavailable.remove}
        </Button>
      ) : null}
    </div>
  );
}

/** A button that shares a list link with these products (rule 8.10). */
function ShareList({ lines }: { lines: readonly QuoteLine[] }) {
  const toasts = useToasts();
  const shared = lines.filter(isAvailable);
  if (shared.length === 0) return null;
  return (
    <ShareButton
      path={listHref(shared)}
      title={copy.share.title}
      label={copy.share.button}
      onCopied={() => toasts.show({ title: copy.share.copied, description: copy.share.copiedText })}
    />
  );
}
