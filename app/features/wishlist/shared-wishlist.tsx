import { shared as copy } from "#copy/wishlist.ts";
import { formatListLink } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { ProductCardItem } from "#products/product-card-item.tsx";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyWishlist } from "./empty-wishlist.tsx";

interface SharedWishlistProps {
  products: readonly ProductCardData[];
  /** Number of products in the list that have left the catalog. */
  missing: number;
}

/** A wishlist that someone shared by link; works without JavaScript. */
export function SharedWishlist({ products, missing }: SharedWishlistProps) {
  const wishlist = useWishlist();
  const toasts = useToasts();
  const available = products.filter(({ availability }) => availability !== "out_of_stock");
  if (products.length === 0) return <EmptyWishlist announcement={copy.none} />;
  return (
    <>
      <header className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-7">{copy.title}</h1>
        <div className="lg:col-span-5">
          <p className="text-lead text-soft">
            {missing > 0 ? `${copy.text} ${copy.missing({ count: missing })}` : copy.text}
          </p>
          <div className="no-print mt-5 flex flex-wrap gap-3">
            {available.length > 0 ? (
              <ButtonLink
                size="small"
                href={`${paths.quoteRequest}?items=${formatListLink(available.map(({ id }) => ({ id, quantity: 1 })))}`}
              >
                {copy.ask}
              </ButtonLink>
            ) : null}
            <Button
              size="small"
              tone="outline"
              className="needs-js"
              onClick={() => {
                for (const product of products) wishlist.add(product);
                toasts.show({
                  title: copy.kept,
                  description: copy.keptText({ count: products.length }),
                });
              }}
            >
              {copy.keep}
            </Button>
          </div>
        </div>
      </header>
      <ul className="mt-10 grid cramped:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 md:grid-cols-3 lg:mt-14 lg:gap-x-10 print:mt-4 print:grid-cols-4 print:gap-4">
        {products.map((product) => (
          <ProductCardItem
            key={product.id}
            product={product}
            headingLevel="h2"
            namesColor
            sizes="(min-width: 48rem) 30vw, 46vw"
          />
        ))}
      </ul>
    </>
  );
}
