import { useEffect, useRef } from "react";
import { Link, useNavigationType } from "react-router";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { CustomRequestLink } from "#products/custom-request-link.tsx";
import { ProductCard } from "#products/product-card.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ChosenType, CollectionPageData } from "./collection-page-data.ts";
import { copy } from "./copy.ts";

/** Id of the section with the chosen type's products, for links. */
export const productsId = "pieces";

interface TypeProductsProps {
  collection: CollectionPageData["collection"];
  chosen: ChosenType;
}

/** The chosen type's products, or a custom request if there are none (rules 3.11 and 3.12). */
export function TypeProducts({ collection, chosen }: TypeProductsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const clicked = useNavigationType() !== "POP";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another type means another click
  useEffect(() => {
    // After a click on Browse Category the focus moves here. The scrolling is left to the page,
    // which scrolls smoothly.
    if (clicked) heading.current?.focus({ preventScroll: true });
  }, [chosen.slug, clicked]);

  const { title, products } = chosen;
  const ask = { collection: collection.slug, lookingFor: title };
  return (
    <section
      id={productsId}
      aria-labelledby="pieces-title"
      className="page-width border-t border-line py-12 lg:py-16"
    >
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={heading} id="pieces-title" tabIndex={-1} className="text-h1 outline-none">
          {products.length === 0 ? (
            copy.results.none(title)
          ) : (
            <>
              <span>{title}</span>
              <span> </span>
              <span className="text-h3 text-soft">{copy.pieces(products.length)}</span>
            </>
          )}
        </h2>
        <Link
          to={collection.link}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
        >
          <Icon name="close" className="size-4" />
          {copy.results.close}
        </Link>
      </div>
      {products.length === 0 ? (
        <div className="max-w-prose">
          <p className="text-lead text-soft">
            <ResponseTime>{copy.results.noneText}</ResponseTime>
          </p>
          <CustomRequestLink {...ask} className={buttonClass({}, "mt-6")}>
            {copy.results.ask}
          </CustomRequestLink>
        </div>
      ) : (
        <ul className="grid cramped:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes="(min-width: 64rem) 290px, 45vw" />
            </li>
          ))}
          <li className="flex flex-col items-start justify-center gap-3 border-l border-line pl-5 sm:pl-8">
            <p className="font-display text-h3">{copy.results.notIt}</p>
            <p className="text-soft">{copy.results.notItText}</p>
            <CustomRequestLink
              {...ask}
              className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
            >
              {copy.results.ask}
            </CustomRequestLink>
          </li>
        </ul>
      )}
    </section>
  );
}
