import * as copy from "#copy/products.ts";
import { ButtonLink, type ButtonSize, type ButtonTone } from "#ui/button.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import type { ProductCardData } from "./product-card-data.ts";

interface AddOrChooseProps {
  product: ProductCardData;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
}

/** Adds a product to the cart; one with variants leads to its page first (rule 5.11). */
export function AddOrChoose({ product, ...look }: AddOrChooseProps) {
  if (!product.hasVariants || product.availability === "out_of_stock") {
    return <AddToCart product={product} {...look} />;
  }
  return (
    <ButtonLink href={product.url} aria-label={copy.chooseNamed(product)} {...look}>
      {copy.chooseOptions}
    </ButtonLink>
  );
}
