import { useDeferredValue, useId } from "react";
import { useNavigationType } from "react-router";
import { related } from "#copy/product.ts";
import { Gallery } from "#products/gallery.tsx";
import { useGalleryStrip } from "#products/gallery-strip.ts";
import { OptionChooser } from "#products/option-chooser.tsx";
import { ProductCardItem } from "#products/product-card-item.tsx";
import { ProductTop } from "#products/product-top.tsx";
import { ShownIn } from "#products/shown-in.tsx";
import { useChosenVariant } from "#products/use-chosen-variant.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { useHydrated } from "#ui/hydrated.ts";
import type { PartHtml } from "#ui/server-part.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import { Colors } from "./colors.tsx";
import { Details } from "./details.tsx";
import { FitForm } from "./fit-form.tsx";
import type { PageVariant, ProductPageData } from "./product-page-data.ts";
import { ZoomAndViewer, zoomDialog } from "./zoom-and-viewer.tsx";

interface ProductPageProps {
  data: ProductPageData;
  crumbs: readonly Crumb[];
  /** The fields of the form that checks the way in. */
  fitFields: PartHtml;
}

export function ProductPage({ data, crumbs, fitFields }: ProductPageProps) {
  const choice = useChosenVariant(data.choices);
  const { specs, drawing } = { ...data, ...choice.chosen };
  return (
    <main id="content">
      <ProductTop crumbs={crumbs}>
        <ProductSummary key={data.card.id} data={data} choice={choice} />
      </ProductTop>
      <OptionalPart>
        <section className="border-t border-line print:mt-5">
          <Details specs={specs} drawing={drawing}>
            <FitForm fields={fitFields} id={(choice.chosen?.card ?? data.card).id} />
          </Details>
        </section>
      </OptionalPart>
      {data.related.length > 0 ? (
        <OptionalPart key={data.card.id}>
          <RelatedProducts products={data.related} />
        </OptionalPart>
      ) : null}
    </main>
  );
}

interface ProductSummaryProps {
  data: ProductPageData;
  choice: ReturnType<typeof useChosenVariant<PageVariant>>;
}

/** The pictures, and beside them name, price and colors; choosing a color shows its picture. */
function ProductSummary({ data, choice: { chosen, choose } }: ProductSummaryProps) {
  const { views, choices } = data;
  const strip = useGalleryStrip(views.length);
  const zoom = useHistoryDialog(zoomDialog);
  const optionsForm = useId();
  function showChosen(variant: PageVariant) {
    choose(variant);
    const view = views.findIndex(({ picture }) => picture?.name === variant.card.image);
    if (view >= 0) strip.show(view);
  }
  return (
    <>
      <div>
        <div className="-mx-(--gutter) sm:mx-0">
          <OptionalPart>
            <Gallery
              views={views}
              strip={strip}
              sizes="(min-width: 1320px) 610px, (min-width: 1024px) 48vw, 100vw"
              priority
              thumbnailsBeside
              onZoom={(index) => zoom.open(String(index))}
            />
          </OptionalPart>
        </div>
        <OptionalPart>
          <ZoomAndViewer
            data={data}
            color={chosen?.color ?? views[strip.current]?.color ?? ""}
            strip={strip}
            chosen={chosen}
            onChoose={showChosen}
          />
        </OptionalPart>
      </div>
      <BuyPanel
        data={data}
        card={chosen?.card ?? data.card}
        optionsForm={choices ? optionsForm : undefined}
      >
        {choices && chosen ? (
          <div>
            <OptionChooser
              choices={choices}
              chosen={chosen}
              onChoose={showChosen}
              action={data.card.url}
              formId={optionsForm}
            />
            {choices.variants.some(({ shownIn }) => shownIn) ? (
              // Keeps its line when there is nothing to say, so that choosing moves nothing.
              <p className="mt-2 min-h-[1.55em] text-[0.9375rem] text-soft">
                {chosen.shownIn ? <ShownIn color={chosen.shownIn} /> : null}
              </p>
            ) : null}
          </div>
        ) : (
          <OptionalPart>
            <Colors offer={data.colors} strip={strip} />
          </OptionalPart>
        )}
      </BuyPanel>
    </>
  );
}

const none: ProductPageData["related"] = [];

/**
 * Rendered after the rest of a page that a click opened, so that the click doesn't wait for it; after
 * Back at once, so that the scroll position can be restored.
 */
function RelatedProducts({ products }: { products: ProductPageData["related"] }) {
  const isOpenedByLink = useHydrated();
  const isBack = useNavigationType() === "POP";
  const shown = useDeferredValue(products, isOpenedByLink && !isBack ? none : undefined);
  if (shown.length === 0) return <div className="h-150" />;
  return (
    <section className="no-print border-t border-line">
      <div className="page-width section-space">
        <h2 className="mb-8 text-h2">{related}</h2>
        <ul className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-5 overflow-x-auto px-(--gutter) pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0 lg:grid lg:grid-cols-4 lg:overflow-visible">
          {shown.map((product) => (
            <ProductCardItem
              key={product.id}
              className="w-[68vw] max-w-72 shrink-0 snap-start lg:w-auto lg:max-w-none"
              product={product}
              sizes="(min-width: 424px) 290px, 68vw"
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
