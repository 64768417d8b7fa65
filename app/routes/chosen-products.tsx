import type { CollectionPageView } from "#features/collections/collection-page-data.ts";
import { AskForOther, AskForType, TypeProducts } from "#features/collections/type-products.tsx";
import type { ListingData } from "#features/listing/listing-data.ts";
import { ProductListing } from "#features/listing/product-listing.tsx";
import { buttonClass } from "#ui/button.tsx";

interface ChosenProductsProps {
  /** Id of the section. */
  id: string;
  page: CollectionPageView;
  /** Null if there are no products. */
  listing: ListingData | null;
}

/** The products of the chosen type, below the types of a collection. */
export default function ChosenProducts({ id, page, listing }: ChosenProductsProps) {
  const { collection, chosen } = page;
  if (!chosen) return null;
  const about = { collection, chosen };
  return (
    <TypeProducts id={id} {...about}>
      {listing ? (
        <ProductListing
          key={chosen.slug}
          listing={listing}
          headingLevel="h3"
          emptyAction={<AskForType {...about} className={buttonClass()} />}
          afterLast={<AskForOther {...about} />}
        />
      ) : null}
    </TypeProducts>
  );
}
