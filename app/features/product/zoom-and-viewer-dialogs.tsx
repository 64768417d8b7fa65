import { useEffect, useEffectEvent, useRef } from "react";
import { closestVariant } from "#domain/options/choose-variant.ts";
import type { GalleryStrip } from "#products/gallery-strip.ts";
import { withValue } from "#products/value-notes.ts";
import type { useHistoryDialog } from "#ui/history-dialog.ts";
import type { PageVariant, ProductPageData } from "./product-page-data.ts";
import { ViewerDialog } from "./viewer/viewer-dialog.tsx";
import { ZoomDialog } from "./zoom-dialog.tsx";

/** How the page shows a color. */
export interface ShownColor {
  strip: GalleryStrip;
  /** The chosen variant, if the product has any. */
  chosen: PageVariant | undefined;
  onChoose: (variant: PageVariant) => void;
}

interface ZoomAndViewerDialogsProps extends ShownColor {
  data: ProductPageData;
  /** Its value is the index of the picture. */
  zoom: ReturnType<typeof useHistoryDialog>;
  /** Its value is the color to open in. */
  viewer: ReturnType<typeof useHistoryDialog>;
}

/** The zoom and the 3D viewer, loaded when either is first opened. */
export default function ZoomAndViewerDialogs(props: ZoomAndViewerDialogsProps) {
  const { data, zoom, viewer } = props;
  const { card, views, model } = data;
  const picked = useRef<string>(undefined);
  const showPicked = useEffectEvent(() => {
    if (picked.current !== undefined) showColor(picked.current, props);
    picked.current = undefined;
  });
  const isOpen = viewer.value !== null;
  // Once it is closed: a variant is in the address, and so in the page's own history entry.
  useEffect(() => {
    if (!isOpen) showPicked();
  }, [isOpen]);
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
          url={card.url}
          model={model}
          specs={data.specs}
          views={views}
          color={viewer.value}
          onColor={(label) => {
            picked.current = label;
          }}
          onClose={viewer.close}
        />
      ) : null}
    </>
  );
}

/** Shows on the page the color that was chosen in 3D: its variant, or its picture if it has one. */
function showColor(
  label: string,
  { data: { choices, views }, strip, chosen, onChoose }: ZoomAndViewerDialogsProps,
): void {
  if (choices && chosen) {
    const position = chosen.values.indexOf(chosen.color ?? "");
    const wanted = withValue(chosen.values, position, label);
    const variant = closestVariant(choices.variants, wanted, position);
    if (position >= 0 && variant && variant !== chosen) onChoose(variant);
    return;
  }
  const view = views.findIndex(({ picture, color }) => picture !== null && color === label);
  if (view >= 0) strip.show(view);
}
