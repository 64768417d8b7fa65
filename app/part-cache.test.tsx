import fc from "fast-check";
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
import { CachedPart, cachePartsIn } from "#ui/cached-part.tsx";
import { cachedPart } from "./part-cache.server.tsx";

let rendered: number;
const renderInPlace = () => cachePartsIn(undefined);

beforeEach(() => {
  rendered = 0;
  cachePartsIn(cachedPart);
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

interface CountedProps {
  source: object;
  label: string;
  onClick?: () => void;
}

function Counted({ label, onClick }: CountedProps) {
  rendered += 1;
  return <button type="button" onClick={onClick}>{`${rendered} & ${label}`}</button>;
}

function Shown(props: object) {
  const shown = Object.entries(props).map(([name, value]) => [name, typeof value, value].join(" "));
  return <p>{shown.join("; ")}</p>;
}

const picture = { name: "new", width: 4, height: 5, widths: [4], hash: "1", placeholder: "data:," };
const card = productCard({ pictureNamed: () => picture }, aProductWithVariants());

it.each([
  ["with a quick view", { onQuickView: () => {}, isFirst: true }],
  ["without one", { headingLevel: "h2" as const }],
])("a cached card is the one that is rendered in its page, %s (rule 16.18)", (_name, look) => {
  const list = <ProductCardItem product={card} sizes="50vw" className="w-1/2" {...look} />;
  const cached = [page(list), page(list)];
  renderInPlace();
  const inPlace = page(list);
  expect(inPlace).toContain("<img");
  expect(inPlace).toContain(card.title);
  expect(cached).toEqual([inPlace, inPlace]);
});

it("a part is rendered once for all pages, and again for other props", () => {
  const source = {};
  const row = (props: Partial<CountedProps>) => (
    <CachedPart as="div">
      <Counted source={source} label="menu" {...props} />
    </CachedPart>
  );
  const first = page(row({ onClick: () => {} }));
  expect(page(row({ onClick: () => {} }))).toBe(first);
  expect(rendered).toBe(1);
  page(row({ label: "footer" }));
  page(row({ source: {} }));
  page(row({}));
  expect(rendered).toBe(4);
});

it("a part never shows the HTML of other props", () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(undefined));
  const props = fc.dictionary(fc.stringMatching(/^[a-c]$/), value);
  fc.assert(
    fc.property(props, props, (some, other) => {
      for (const each of [some, other]) {
        const part = <Shown {...each} />;
        expect(cachedPart(part)).toBe(renderToString(part));
      }
    }),
  );
});

it("2S1: cached parts take bounded memory, however many are shown (rule 16.20)", async () => {
  const text = "word ".repeat(2_000);
  const held = await heldBy(() => {
    for (let turn = 0; turn < 6_000; turn += 1) {
      for (const layout of ["row", "grid"]) cachedPart(<p className={layout}>{text + turn}</p>);
    }
  });
  expect(held).toBeLessThan(26 * 1024 * 1024);
  expect(held).toBeGreaterThan(20 * 1024 * 1024);
});

it("a card is made again once its product or one of its pictures changed (rule 16.18)", () => {
  const product = aProductWithVariants();
  const first = productCard(starterPictures, product);
  expect(productCard(starterPictures, product)).toBe(first);
  const changed = productCard({ pictureNamed: () => picture }, product);
  expect(changed.picture).toBe(picture);
  expect(productCard(starterPictures, { ...product, title: "Renamed" }).title).toBe("Renamed");
});
