import type { useHistoryDialog } from "#ui/history-dialog.ts";
import type { ProductPageData } from "./product-page-data.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";
import { ZoomDialog } from "./zoom-dialog.tsx";

interface ZoomAndViewerDialogsProps {
  data: ProductPageData;
  /** Its value is the index of the picture. */
  zoom: ReturnType<typeof useHistoryDialog>;
  /** Its value is the color to open in. */
  viewer: ReturnType<typeof useHistoryDialog>;
}

/** The zoom and the 3D viewer, loaded when either is first opened. */
export default function ZoomAndViewerDialogs({ data, zoom, viewer }: ZoomAndViewerDialogsProps) {
  const { card, views, model } = data;
  return (
    <>
      <ZoomDialog
        title={card.title}
        views={views}
        start={zoom.value === null ? null : Number(zoom.value)}
        onClose={zoom.close}
      />
      {model ? (
        <ViewerDialog
          title={card.title}
          model={model}
          stills={views}
          color={viewer.value}
          onClose={viewer.close}
        />
      ) : null}
    </>
  );
}
