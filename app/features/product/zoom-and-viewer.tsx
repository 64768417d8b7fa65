import { useLazyDialog } from "#state/lazy-dialog.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { ProductPageData } from "./product-page-data.ts";

const ZoomAndViewerDialogs = lazyComponent(() => import("./zoom-and-viewer-dialogs.tsx"));

/** Key of the zoomed picture's index in the history entry. */
export const zoomDialog = "zoom";

interface ZoomAndViewerProps {
  data: ProductPageData;
  /** Color of the picture in view, or "" for the first color. */
  color: string;
}

/** The zoom, and the 3D viewer with its button; the dialogs are loaded when first opened. */
export function ZoomAndViewer({ data, color }: ZoomAndViewerProps) {
  const zoom = useHistoryDialog(zoomDialog);
  const viewer = useHistoryDialog("viewer");
  const lazyProps = useLazyDialog(zoom.value === null ? viewer : zoom);
  return (
    <>
      {data.model ? (
        <button
          type="button"
          onClick={() => viewer.open(color)}
          className={buttonClass({ tone: "outline" }, "needs-js mt-3 w-full")}
        >
          <Icon name="eye" />
          Look around it in 3D
        </button>
      ) : null}
      <ZoomAndViewerDialogs {...lazyProps} data={data} zoom={zoom} viewer={viewer} />
    </>
  );
}
