import { lazy, Suspense } from "react";
import { buttonClass } from "#ui/button.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { useOnceOpened } from "#ui/once-opened.ts";
import type { ProductPageData } from "./product-page-data.ts";

const LookDialogs = lazy(() => import("./look-dialogs.tsx"));

/** Key of the zoomed picture's number in the history entry. */
export const zoomDialog = "zoom";

interface LookCloserProps {
  data: ProductPageData;
  /** The color of the picture in view, "" when it is the first. */
  color: string;
}

/** The large picture and the 3D viewer, loaded when they are first asked for. */
export function LookCloser({ data, color }: LookCloserProps) {
  const zoom = useHistoryDialog(zoomDialog);
  const viewer = useHistoryDialog("viewer");
  const opened = useOnceOpened(zoom.value !== null || viewer.value !== null);
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
      <Suspense>{opened ? <LookDialogs data={data} zoom={zoom} viewer={viewer} /> : null}</Suspense>
    </>
  );
}
