import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { ResponseTimeNow } from "#app/contact/response-time-now.tsx";
import * as copy from "#copy/quote.ts";
import { changeProduct, fillEmptyCart } from "#domain/cart-lists.ts";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { fetchProduct } from "#products/fetch-products.ts";
import { OwnColorsNotice } from "#products/own-colors-notice.tsx";
import { UnsavedCartNotice } from "#products/unsaved-notices.tsx";
import { useOwnColors } from "#products/use-own-colors.ts";
import { useProducts } from "#products/use-products.ts";
import { useCart } from "#state/cart-context.tsx";
import type { PictureData } from "#ui/picture.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { LinkedList } from "./linked-list.tsx";
import { LoadingCart } from "./loading-cart.tsx";
import { PageHead } from "./page-head.tsx";
import { postedLines } from "./posted-lines.ts";
import { QuoteForm } from "./quote-form.tsx";
import {
  cartLines,
  type LinkedProduct,
  linkedLines,
  notInCart,
  outOfStock,
  type TypedQuantities,
} from "./quote-line.ts";
import { useQuoteSubmit } from "./use-quote-submit.ts";
import type { QuotedWayIn } from "./way-in.tsx";

interface QuotePageProps {
  /** Products from the link or a posted form. */
  linked: readonly LinkedProduct[];
  /** Number of products in the link that have left the catalog. */
  missing: number;
  /** Titles of products of the link that are in their own color. */
  ownColors: readonly string[];
  serverForm?: DraftState;
  /** The way in of the link or of a posted form. */
  wayIn?: QuotedWayIn;
  errors?: FormErrors;
  /**
   * Content of the page with an empty cart: the button that opens the collections dialog, and a
   * picture of a room.
   */
  whenEmpty: { browse: ReactNode; picture: PictureData | null };
}

/**
 * The quote list with its form: the cart's products or, if the cart is empty, those of the link.
 */
export function QuotePage(props: QuotePageProps) {
  const { linked, missing, ownColors, serverForm, wayIn, errors, whenEmpty } = props;
  const cart = useCart();
  const form = useRef<HTMLFormElement>(null);
  const [linkSettled, setLinkSettled] = useState(false);
  const { currentProduct, refetch, remember } = useProducts(
    cart.items.map(({ id }) => id),
    linked.map(({ product }) => product),
  );
  const [typed, setTyped] = useState<TypedQuantities>({});
  const quoteSubmit = useQuoteSubmit({ initialErrors: errors, onListRefused: refetch });
  const { progress, submit } = quoteSubmit;
  const ready = cart.status === "ready";
  const live = ready && cart.total > 0;
  const [wasFilled, setWasFilled] = useState(false);
  if (live && !wasFilled) setWasFilled(true);
  const adoptable = ready && cart.total === 0 && !linkSettled && notInCart(cart, linked).length > 0;

  const { changeCart } = cart;
  const replaced = useOwnColors(cart.items, currentProduct, (id, product) =>
    changeCart((present) => changeProduct(present, id, product)),
  );

  const changing = useRef<Promise<unknown>>(undefined);

  /** Rejects if the product in that color can't be fetched. */
  function chooseColor(id: string, color: string) {
    const change = changeColor(id, color);
    changing.current = Promise.all([changing.current, change]).finally(() => {
      changing.current = undefined;
    });
    return change;
  }

  async function changeColor(id: string, color: string) {
    const product = await fetchProduct(color);
    remember(product);
    setTyped(({ [id]: text, ...others }) => ({ ...others, [color]: text }));
    changeCart((present) => changeProduct(present, id, product));
    return product;
  }

  /** A color that is still being changed is waited for; if it can't be, nothing is sent. */
  function sendForm(form: HTMLFormElement) {
    if (!changing.current) return submit(form, lines);
    changing.current.then(
      () => requestAnimationFrame(() => form.requestSubmit()),
      () => undefined,
    );
  }

  const chooseEarly = useEffectEvent((adopted: readonly LinkedProduct[]) => {
    for (const { product, picked } of adopted) {
      // If that fails, the line keeps the color it shows.
      if (picked) chooseColor(product.id, picked).catch(() => undefined);
    }
  });
  useEffect(() => {
    if (!adoptable || !form.current) return;
    const adopted = postedLines(new FormData(form.current), linked);
    changeCart((present) => fillEmptyCart(present, adopted, new Date()));
    setTyped(Object.fromEntries(adopted.flatMap((line) => typedEntries(line))));
    setLinkSettled(true);
    chooseEarly(adopted);
  }, [adoptable, changeCart, linked]);

  if (progress.status === "sent") return <Sent reference={progress.reference} />;
  const shownLinked = linkSettled ? [] : linked;
  const lines = live ? cartLines(cart.items, currentProduct, typed) : linkedLines(shownLinked);
  if (lines.length === 0) {
    return (
      <>
        <LeftOut gone={missing} />
        <div className={ready ? undefined : "unless-cart-saved"}>
          <EmptyCart {...whenEmpty} takesFocus={wasFilled} />
        </div>
        {ready ? null : <LoadingCart />}
      </>
    );
  }
  return (
    <>
      <PageHead />
      <UnsavedCartNotice />
      <OwnColorsNotice titles={[...replaced, ...(linkSettled && !live ? [] : ownColors)]} />
      <LeftOut gone={missing} outOfStock={live ? outOfStock(cart, linked) : []} />
      {live && notInCart(cart, shownLinked).length > 0 ? (
        <LinkedList linked={notInCart(cart, shownLinked)} onSettled={() => setLinkSettled(true)} />
      ) : null}
      <QuoteForm
        ref={form}
        lines={lines}
        live={live}
        serverForm={serverForm}
        wayIn={wayIn}
        progress={progress}
        errors={quoteSubmit.errors}
        onColor={chooseColor}
        onType={(id, quantity) => setTyped((before) => ({ ...before, [id]: quantity }))}
        onSubmit={sendForm}
      />
    </>
  );
}

function typedEntries({ product, typed }: LinkedProduct): [string, string][] {
  return typed === undefined ? [] : [[product.id, typed]];
}

interface LeftOutProps {
  /** Number of products that have left the catalog; their titles are not known. */
  gone: number;
  /** Products that the list on the page doesn't show. */
  outOfStock?: readonly LinkedProduct[];
}

/** Products in the link that can't be quoted. */
function LeftOut({ gone, outOfStock = [] }: LeftOutProps) {
  if (gone === 0 && outOfStock.length === 0) return null;
  return (
    <div className="mt-6 grid gap-2 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
      {outOfStock.length > 0 ? (
        <p>{outOfStockText(outOfStock.map(({ product }) => product.title))}</p>
      ) : null}
      {gone > 0 ? <p>{copy.linked.missing({ count: gone })}</p> : null}
    </div>
  );
}

function outOfStockText(titles: readonly string[]): string {
  const [title = ""] = titles;
  return titles.length === 1
    ? copy.linked.outOfStock({ title })
    : copy.linked.severalOutOfStock({ titles: titles.join(", ") });
}

/** Confirmation shown until the home page, which repeats it, has loaded. */
function Sent({ reference }: { reference: string }) {
  return (
    <div className="grid min-h-[70vh] content-center">
      <h1 className="max-w-4xl text-display">{copy.sent.title}</h1>
      <p className="mt-6 text-lead">
        <ResponseTimeNow>{copy.sent.text}</ResponseTimeNow>
      </p>
      <p className="mt-2 text-lead font-semibold">{copy.sent.reference({ reference })}</p>
    </div>
  );
}
