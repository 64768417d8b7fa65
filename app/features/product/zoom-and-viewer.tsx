import { model as copy } from "#copy/product.ts";
import { modelColor, modelPagePath } from "#products/model-data.ts";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { ProductPageData } from "./product-page-data.ts";
import type { ShownColor } from "./zoom-and-viewer-dialogs.tsx";

const ZoomAndViewerDialogs = lazyComponent(() => import("./zoom-and-viewer-dialogs.tsx"));

/** Key of the zoomed picture's index in the history entry. */
export const zoomDialog = "zoom";

interface ZoomAndViewerProps extends ShownColor {
  data: ProductPageData;
  /** Color of the picture in view, or "" for the first color. */
  color: string;
}

/**
 * The zoom, and the 3D viewer with its button and the link to its page; the dialogs are loaded when first
 * opened.
 */
export function ZoomAndViewer({ data, color, ...page }: ZoomAndViewerProps) {
  const zoom = useHistoryDialog(zoomDialog);
  const viewer = useHistoryDialog("viewer");
  const lazyProps = useLazyDialog(zoom.value === null ? viewer : zoom);
  const { model, card } = data;
  return (
    <>
      {model ? (
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          <button
            type="button"
            data-model={card.slug}
            onClick={() => viewer.open(color)}
            className={buttonClass({ tone: "outline" }, "needs-js px-3")}
          >
            <Icon name="eye" />
            {copy.turn}
          </button>{" "}
          <a
            href={modelPagePath(card.url, modelColor(model, color))}
            data-model={card.slug}
            className={buttonClass({ tone: "outline" }, "px-3")}
          >
            {copy.room}
          </a>
        </div>
      ) : null}
      <ZoomAndViewerDialogs {...lazyProps} {...page} data={data} zoom={zoom} viewer={viewer} />
    </>
  );
}
