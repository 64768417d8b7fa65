import * as copy from "#copy/products.ts";
import { paths } from "#domain/paths.ts";
import { useToasts } from "#state/toast.tsx";
import { AddOrChoose } from "./add-or-choose.tsx";
import { AddButton, useAddToCart } from "./add-to-cart.tsx";
import { ColorRadios, colorDots } from "./color-radios.tsx";
import { cardName, type ProductCardData } from "./product-card-data.ts";
import { Swatches } from "./swatches.tsx";
import { usePickedColor } from "./use-picked-color.ts";

interface CardActionsProps {
  product: ProductCardData;
  /** Called with the card of another color, once it has been fetched. */
  onColor: (card: ProductCardData) => void;
}

/** A card's colors and its button. */
export function CardActions({ product, onColor }: CardActionsProps) {
  if (product.colors)
    return <AddColor product={product} colors={product.colors} onColor={onColor} />;
  return (
    <>
      <div className="mt-3.5 mb-4">
        <Swatches swatches={product.swatches} />
      </div>
      <div className="mt-auto">
        <AddOrChoose product={product} tone="outline" size="small" className="w-full" />
      </div>
    </>
  );
}

interface AddColorProps extends CardActionsProps {
  colors: NonNullable<ProductCardData["colors"]>;
}

/**
 * Adds the color that is picked. Without JavaScript the form opens the quote page with it
 * (rule 7.14).
 */
function AddColor({ product, colors, onColor }: AddColorProps) {
  const add = useAddToCart();
  const toasts = useToasts();
  const { cardOf, pick } = usePickedColor(product, onColor);
  const dots = colorDots(colors);
  return (
    <form
      method="get"
      action={paths.quoteRequest}
      autoComplete="off"
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        const picked = new FormData(event.currentTarget).get("items") ?? product.id;
        cardOf(String(picked).split(":")[0]).then(add, () => toasts.show(notLoaded));
      }}
    >
      <div className="mt-3.5 mb-4">
        {dots ? (
          <ColorRadios name={cardName(product)} colors={dots} chosen={product.id} onPick={pick} />
        ) : null}
      </div>
      <div className="mt-auto">
        <AddButton
          product={product}
          field={dots ? undefined : { name: "items", value: `${product.id}:1` }}
          tone="outline"
          size="small"
          className="w-full"
        />
      </div>
    </form>
  );
}

const notLoaded = { ...copy.colorNotLoaded, tone: "error" } as const;
