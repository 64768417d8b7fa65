import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import * as copy from "#copy/collection-products.ts";
import { CustomRequestLink } from "#products/custom-request-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ChosenType, CollectionPageData } from "./collection-page-data.ts";

interface AboutType {
  collection: CollectionPageData["collection"];
  chosen: ChosenType;
}

interface TypeProductsProps extends AboutType {
  /** Id of the section. */
  id: string;
  /** The listing of the products. */
  children: ReactNode;
}

/** The chosen type's products, or a custom request if there are none (rules 3.11 and 3.12). */
export function TypeProducts({ id, collection, chosen, children }: TypeProductsProps) {
  const { slug, title, none } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  const clicked = useNavigationType() !== "POP";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another type means another click; a filter must not take the focus
  useEffect(() => {
    // After a click on Browse Category the focus moves here. The scrolling is left to the page,
    // which scrolls smoothly.
    if (clicked) heading.current?.focus({ preventScroll: true });
  }, [slug]);

  return (
    <section id={id} aria-labelledby="pieces-title" className="border-t border-line pt-12 lg:pt-16">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={heading} id="pieces-title" tabIndex={-1} className="text-h1 outline-none">
          {title}
        </h2>
        <a
          href={collection.link}
          data-keep-scroll
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
        >
          <Icon name="close" className="size-4" />
          {copy.close}
        </a>
      </div>
      {none ? (
        <div className="page-width pt-4 pb-16">
          <p className="max-w-prose text-lead text-soft">{none}</p>
          <AskForType collection={collection} chosen={chosen} className={buttonClass({}, "mt-6")} />
        </div>
      ) : (
        children
      )}
    </section>
  );
}

/** The last item of the list, a link to a custom request. */
export function AskForOther(props: AboutType) {
  return (
    <div className="flex h-full flex-col items-start justify-center gap-3 border-l border-line py-8 pl-5 sm:pl-8">
      <p className="font-display text-h3">{copy.notIt}</p>
      <p className="text-soft">{copy.notItText}</p>
      <AskForType
        {...props}
        className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
      />
    </div>
  );
}

interface AskForTypeProps extends AboutType {
  className: string;
}

/** A link to the custom request with the collection and the type filled in. */
export function AskForType({ collection, chosen, className }: AskForTypeProps) {
  return (
    <CustomRequestLink
      collection={collection.slug}
      lookingFor={chosen.lookingFor}
      className={className}
    >
      {copy.ask}
    </CustomRequestLink>
  );
}
