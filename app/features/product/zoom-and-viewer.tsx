import { useLazyDialog } from "#state/lazy-dialog.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { ProductPageData } from "./product-page-data.ts";

const ZoomAndViewerDialogs = lazyComponent(() => import("./zoom-and-viewer-dialogs.tsx"));

/** Key of the zoomed picture's number in the history entry. */
export const zoomDialog = "zoom";

interface LookCloserProps {
  data: ProductPageData;
  /** The color of the picture in view, "" when it is the first. */
  color: string;
}

/** The large picture and the 3D viewer, loaded when they are first asked for. */
export function ZoomAndViewer({ data, color }: LookCloserProps) {
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
