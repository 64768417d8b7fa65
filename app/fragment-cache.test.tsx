import { type ReactElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ProductCardItem } from "#products/product-card-item.tsx";
import { productCard } from "#products/product-cards.server.ts";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastContextProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { heldBy } from "#tests/support/held-memory.ts";
import { keepFragmentsIn } from "#ui/server-fragment.ts";
import { ServerHtml } from "#ui/server-html.tsx";
import { cachedFragment } from "./fragment-cache.server.tsx";

let rendered: number;
const renderInPlace = () => keepFragmentsIn(undefined);

beforeEach(() => {
  rendered = 0;
  keepFragmentsIn(cachedFragment);
});
afterEach(renderInPlace);

function page(part: ReactElement): string {
  return renderToString(
    <StrictMode>
      <CartProvider>
        <WishlistProvider>
          <ToastContextProvider>{part}</ToastContextProvider>
        </WishlistProvider>
      </CartProvider>
    </StrictMode>,
  );
}

function Counted() {
  rendered += 1;
  return <b>{`${rendered} & more`}</b>;
}

const picture = { name: "new", width: 4, height: 5, widths: [4], hash: "1", placeholder: "" };
const card = productCard({ pictureNamed: () => picture }, aProductWithVariants());

it.each([
  ["with a quick view", { onQuickView: () => {}, isFirst: true }],
  ["without one", { headingLevel: "h2" as const }],
])("a kept card is the one that is rendered in its page, %s (rule 16.18)", (_name, look) => {
  const list = <ProductCardItem product={card} sizes="50vw" className="w-1/2" {...look} />;
  const kept = [page(list), page(list)];
  renderInPlace();
  const inPlace = page(list);
  expect(inPlace).toContain("<img");
  expect(inPlace).toContain(card.title);
  expect(kept).toEqual([inPlace, inPlace]);
});

it("a part is rendered once for all pages, and again for another source or in another variant", () => {
  const source = {};
  const part = (id: string, of: object) => (
    <ServerHtml id={id} source={of}>
      <Counted />
    </ServerHtml>
  );
  expect(page(part("menu", source))).toBe(page(part("menu", source)));
  expect(rendered).toBe(1);
  page(part("footer", source));
  page(part("menu", {}));
  expect(rendered).toBe(3);
});

it("2S1: kept parts take bounded memory, however many are shown (rule 16.20)", async () => {
  const text = "word ".repeat(2_000);
  const held = await heldBy(() => {
    for (let turn = 0; turn < 6_000; turn += 1) {
      const source = { turn };
      for (const variant of ["row", "grid"]) cachedFragment(source, variant, <p>{text + turn}</p>);
    }
  });
  expect(held).toBeLessThan(26 * 1024 * 1024);
  expect(held).toBeGreaterThan(20 * 1024 * 1024);
});

it("a part without a source is rendered in each page", () => {
  const part = (
    <ServerHtml id="form">
      <Counted />
    </ServerHtml>
  );
  page(part);
  page(part);
  expect(rendered).toBe(2);
});

it("a card is made again once its product or one of its pictures changed (rule 16.18)", () => {
  const product = aProductWithVariants();
  const first = productCard(starterPictures, product);
  expect(productCard(starterPictures, product)).toBe(first);
  const changed = productCard({ pictureNamed: () => picture }, product);
  expect(changed.picture).toBe(picture);
  expect(productCard(starterPictures, { ...product, title: "Renamed" }).title).toBe("Renamed");
});
