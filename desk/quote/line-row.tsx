import { memo } from "react";
import { SmallPicture } from "#desk/inbox/row-pictures.tsx";
import { DeskIcon } from "#desk/shell/desk-icon.tsx";
import { formatMoney, formatMoneyWithCents } from "#domain/money.ts";
import type { Cents } from "#domain/product.ts";
import { copy } from "./copy.ts";
import { FreeLineFields } from "./free-line-fields.tsx";
import type { LineActs, LineProblems } from "./line-acts.ts";
import { LineFields } from "./line-fields.tsx";
import { titleOf } from "./line-title.ts";
import { LineTools } from "./line-tools.tsx";
import type { ShownPiece } from "./loader.server.ts";
import { offText } from "./typed-off.ts";
import type { WrittenLine } from "./written-quote.ts";

interface LineRowProps extends LineProblems {
  written: WrittenLine;
  /** Absent for something that isn't in the catalog. */
  piece: ShownPiece | undefined;
  discount: Cents;
  total: Cents;
  /** Whether a phone shows its fields. */
  isOpen: boolean;
  acts: LineActs;
}

/**
 * One line: a row of a table on wide screens; a phone shows its fields once it is tapped. Rendered
 * again only when something of it changes, since a quote may have 100.
 */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { written, piece, discount, isOpen, acts } = props;
  const { key, line } = written;
  const title = titleOf(line, piece) || copy.lines.free;
  return (
    <li className={`border-b border-line ${isOpen ? "bg-sand lg:bg-transparent" : ""}`}>
      <fieldset className="relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 px-5 py-3 md:px-10 lg:grid-cols-[4rem_minmax(0,1fr)_7rem_7.75rem_6.75rem_6.5rem_2.75rem] lg:gap-x-3 lg:gap-y-1 lg:px-0">
        <legend className="sr-only">{title}</legend>
        <LinePicture piece={piece} />
        <LineTitle {...props} title={title} />
        <LineTotal {...props} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={copy.lines.edit(title)}
          onClick={() => acts.change({ do: "open_line", key: isOpen ? null : key })}
          className="absolute inset-x-0 top-0 h-full aria-expanded:h-22 lg:hidden"
        />
        <div
          className={`${isOpen ? "grid" : "hidden"} relative col-span-3 mt-3 grid-cols-2 gap-3 lg:contents`}
        >
          {line.id === undefined ? (
            <FreeLineFields written={written} problem={props.titleProblem} acts={acts} />
          ) : null}
          <LineFields {...props} />
          <LineTools written={written} piece={piece} title={title} acts={acts} />
          {discount > 0 ? (
            <p className="col-span-2 text-[0.9375rem] text-soft lg:hidden">
              {copy.lines.offIs(offText(line), formatMoneyWithCents(discount))}
            </p>
          ) : null}
        </div>
      </fieldset>
    </li>
  );
});

function LinePicture({ piece }: Pick<LineRowProps, "piece">) {
  const place = "size-16 rounded-[2px] lg:size-16 lg:row-span-2";
  if (piece?.thumb) return <SmallPicture thumb={piece.thumb} className={place} />;
  return (
    <span className={`grid place-items-center bg-line text-soft ${place}`}>
      <DeskIcon name="note" />
    </span>
  );
}

/** What it is, and what the catalog says of it now, where that matters (rule 19.53). */
function LineTitle({ written, piece, title }: LineRowProps & { title: string }) {
  const { price, id } = written.line;
  const { gone, outOfStock, preorder, catalogPrice } = copy.lines;
  const standing = { gone, out_of_stock: outOfStock, preorder, in_stock: "" };
  const catalog = piece?.price ?? null;
  const notes = [
    piece ? standing[piece.availability] : "",
    catalog !== null && price !== null && catalog !== price
      ? catalogPrice(formatMoney(catalog))
      : "",
  ].filter(Boolean);
  return (
    <div className={`min-w-0 lg:pt-1 ${id === undefined ? "lg:hidden" : ""}`}>
      <p className="font-semibold break-words">{title}</p>
      {piece?.option ? (
        <p className={`text-[0.9375rem] text-soft ${piece.variants.length > 1 ? "lg:hidden" : ""}`}>
          {piece.option}
        </p>
      ) : null}
      {notes.length > 0 ? <p className="text-[0.9375rem] text-clay">{notes.join(". ")}</p> : null}
    </div>
  );
}

function LineTotal({ written, total, discount }: LineRowProps) {
  const { price, quantity } = written.line;
  return (
    <p className="text-right tabular-nums lg:col-start-6 lg:row-start-1 lg:pt-3">
      <span className={`block ${price === null ? "text-soft" : "font-semibold"}`}>
        {price === null ? copy.lines.noPrice : formatMoneyWithCents(total)}
      </span>{" "}
      <span className="block text-[0.9375rem] text-soft lg:hidden">
        {price === null || quantity === 1
          ? `× ${quantity}`
          : `${quantity} × ${formatMoneyWithCents(price)}`}
      </span>
      {discount > 0 ? (
        <span className="hidden text-[0.9375rem] text-soft lg:block">
          {`−${formatMoneyWithCents(discount)}`}
        </span>
      ) : null}
    </p>
  );
}
