import { lazy, Suspense } from "react";
import type { ProductChoices } from "#products/product-choices.ts";
import type { PageVariant } from "./product-page-data.ts";

const fetchChooser = async () => ({
  default: (await import("#products/option-chooser.tsx")).OptionChooser<PageVariant>,
});

const id = "options";

/**
 * Loaded before hydration if the page has options, and otherwise with the first page that has some.
 */
const isOnPage = import.meta.env.SSR || document.getElementById(id) !== null;
const Chooser = isOnPage ? (await fetchChooser()).default : lazy(fetchChooser);

interface PageOptionsProps {
  choices: ProductChoices<PageVariant>;
  chosen: PageVariant;
  onChoose: (variant: PageVariant) => void;
  /** The product's address. */
  action: string;
}

/** The options of a product on its page; their script is only loaded for products that have any. */
export function PageOptions(props: PageOptionsProps) {
  return (
    <div id={id}>
      <Suspense>
        <Chooser {...props} />
      </Suspense>
    </div>
  );
}
