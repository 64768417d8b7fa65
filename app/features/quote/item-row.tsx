import * as copy from "#copy/quote.ts";
import { callHref } from "#domain/phone-link.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { ColorSelect } from "#products/color-select.tsx";
import { PriceLine } from "#products/price-line.tsx";
import { productLang } from "#products/product-lang.ts";
import { QuantityField } from "#products/quantity-field.tsx";
import { ShownIn } from "#products/shown-in.tsx";
import { facts } from "#shop/facts.ts";
import { Badges } from "#ui/badge.tsx";
import { useFieldText } from "#ui/control-value.ts";
import { Icon } from "#ui/icon.tsx";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Picture } from "#ui/picture.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { isAvailable, type QuoteLine, quantityFieldId } from "./quote-line.ts";

/** What a shopper can do with a line; undefined before hydration. */
export interface LineActions {
  typeQuantity: (line: QuoteLine, typed: string) => void;
  /** Called for a quantity below 1 (rule 7.7). */
  removeLast: (line: QuoteLine) => void;
  /** Rejects if the color can't be fetched. */
  chooseColor: (line: QuoteLine, color: string) => Promise<void>;
  setNotes: (line: QuoteLine, notes: string) => void;
  remove: (line: QuoteLine) => void;
}

interface ItemRowProps {
  line: QuoteLine;
  actions?: LineActions;
  /** Address of the list without this line, for browsers without JavaScript. */
  withoutHref?: string;
}

/** Ids of the elements in a row to which the focus can move. */
export function rowIds({ product }: QuoteLine) {
  return { title: `quote-title-${product.id}`, remove: `quote-remove-${product.id}` };
}

/** Id of the field with a line's color. */
export function colorId({ id }: { id: string }) {
  return `quote-color-${id}`;
}

/** One product of the quote list: picture, title, quantity and notes. */
export function ItemRow({ line, actions, withoutHref }: ItemRowProps) {
  const { product, availability } = line;
  const available = isAvailable(line);
  return (
    <li className="grid cramped:grid-cols-[64px_1fr] grid-cols-[6.5rem_1fr] gap-x-4 bg-sand sm:grid-cols-[11rem_1fr] sm:gap-x-7 print:grid-cols-[0.9in_1fr] print:gap-x-3 print:bg-transparent">
      <RowPicture line={line} />
      <div
        className={`min-w-0 py-4 pr-4 sm:py-6 sm:pr-6 print:p-0 ${available ? "" : "text-soft"}`}
      >
        <div className="flex items-start justify-between gap-3">
          <h3
            id={rowIds(line).title}
            translate="no"
            lang={productLang}
            tabIndex={-1}
            className="min-w-0 text-h3 wrap-anywhere"
          >
            {availability === "gone" ? (
              product.title
            ) : (
              <a href={product.url} className="hover:text-pine">
                <KeepHyphenated>{product.title}</KeepHyphenated>
              </a>
            )}
          </h3>
          <RemoveControl line={line} actions={actions} withoutHref={withoutHref} />
        </div>
        <p className="mt-1 text-[0.9375rem] text-soft">
          <NoTranslate>{copy.list.sku({ sku: product.sku })}</NoTranslate>
          {availability === "preorder" ? <span>{` · ${copy.list.preorder}`}</span> : null}
          {product.shownIn ? <ShownIn color={product.shownIn} follows /> : null}
        </p>
        <Badges badges={product.badges} lang={productLang} className="mt-2.5" />
        {available ? (
          <>
            <RowProduct line={line} actions={actions} />
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:mt-1">
              <RowQuantity key={actions ? "live" : "plain"} line={line} actions={actions} />
              <PriceLine product={product} />
            </div>
          </>
        ) : (
          <>
            {availability === "gone" ? null : <RowProduct line={line} actions={actions} />}
            <p className="mt-3 font-semibold text-clay">
              {availability === "gone" ? copy.list.gone : copy.list.outOfStock}
            </p>
          </>
        )}
      </div>
      {available ? (
        <RowNotes key={actions ? "live" : "plain"} line={line} actions={actions} />
      ) : null}
    </li>
  );
}

const maxQuantityNote = (
  <span>
    <RichText
      parts={copy.list.most({
        max: MAX_QUANTITY,
        phone: facts.phone,
        link: (words) => (
          <a href={callHref(facts.phone)} translate="no" className="link-quiet whitespace-nowrap">
            {words}
          </a>
        ),
      })}
    />
  </span>
);

/** The product's id, which the form posts: chosen by its color if it comes in several. */
function RowProduct({ line, actions }: ItemRowProps) {
  const { id, colors = [] } = line.product;
  const name = isAvailable(line) ? "itemId" : undefined;
  if (colors.length < 2) return name ? <input type="hidden" name={name} value={id} /> : null;
  return (
    <div className="mt-4 print:hidden">
      <ColorSelect
        key={actions ? "live" : "plain"}
        product={line.product}
        id={colorId(line.product)}
        name={name}
        onChoose={actions && ((color) => actions.chooseColor(line, color))}
      />
    </div>
  );
}

function RowQuantity({ line, actions }: ItemRowProps) {
  const { title } = line.product;
  return (
    <QuantityField
      id={quantityFieldId(line)}
      name="itemQuantity"
      typed={line.typed ?? String(line.quantity)}
      onChange={actions && ((typed) => actions.typeQuantity(line, typed))}
      onZero={actions && (() => actions.removeLast(line))}
      labels={{
        input: copy.list.quantityOf({ title }),
        less: copy.list.oneLess({ title }),
        more: copy.list.oneMore({ title }),
      }}
      messages={{ "too-large": maxQuantityNote }}
      note={line.quantity >= MAX_QUANTITY ? maxQuantityNote : undefined}
    />
  );
}

function RowPicture({ line: { product, picture, availability } }: { line: QuoteLine }) {
  const shape = `row-span-2 aspect-4/5 w-full self-start ${availability === "gone" ? "opacity-60" : ""}`;
  if (picture === undefined) return <span className={`block bg-sand ${shape}`} />;
  return (
    <Picture
      picture={picture}
      alt={product.imageAlt}
      lang={productLang}
      sizes="(min-width: 40rem) 11rem, 6.5rem"
      className={shape}
    />
  );
}

function RemoveControl({ line, actions, withoutHref }: ItemRowProps) {
  const controlClass =
    "no-print -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-surface text-soft hover:text-clay sm:flex sm:w-auto sm:gap-1.5 sm:px-2";
  const { title } = line.product;
  const content = (
    <>
      <Icon name="trash" className="size-4.5" />
      <span className="hidden text-[0.9375rem] sm:inline">{copy.list.remove}</span>
    </>
  );
  if (actions) {
    return (
      <button
        type="button"
        id={rowIds(line).remove}
        className={controlClass}
        aria-label={copy.list.removeNamed({ title })}
        onClick={() => actions.remove(line)}
      >
        {content}
      </button>
    );
  }
  return (
    <a href={withoutHref} className={controlClass} aria-label={copy.list.removeNamed({ title })}>
      {content}
    </a>
  );
}

function RowNotes({ line, actions }: ItemRowProps) {
  const { product, notes } = line;
  const id = `notes-${product.id}`;
  const text = useFieldText<HTMLTextAreaElement>(
    notes,
    actions && ((typed) => actions.setNotes(line, typed)),
  );
  return (
    <div className="col-span-2 px-4 pb-4 sm:col-span-1 sm:col-start-2 sm:px-0 sm:pr-6 sm:pb-6 print:col-span-1 print:col-start-2 print:p-0 print:has-placeholder-shown:hidden">
      <label htmlFor={id} className="mb-1 block text-[0.9375rem] font-semibold">
        <RichText
          parts={copy.list.notes({
            title: product.title,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        />
      </label>
      <textarea
        {...text}
        id={id}
        name="itemNotes"
        rows={2}
        placeholder={copy.list.notesPlaceholder}
        className="input-box field-sizing-content resize-y"
      />
    </div>
  );
}
