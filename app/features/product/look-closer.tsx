import { lazy, Suspense } from "react";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { useOnceOpened } from "#ui/once-opened.ts";
import type { ProductPageData } from "./product-page-data.ts";

const LookDialogs = lazy(() => import("./look-dialogs.tsx"));

/** Key of the zoomed picture's number in the history entry. */
export const zoomDialog = "zoom";
const viewerDialog = "viewer";

interface LookCloserProps {
  data: ProductPageData;
  /** The color of the picture in view, "" when it is the first. */
  color: string;
}

/** The large picture and the 3D viewer, loaded when they are first asked for. */
export function LookCloser({ data, color }: LookCloserProps) {
  const zoom = useHistoryDialog(zoomDialog);
  const viewer = useHistoryDialog(viewerDialog);
  const opened = useOnceOpened(zoom.value !== null || viewer.value !== null);
  return (
    <>
      {data.model ? (
        <button
          type="button"
          onClick={() => viewer.open(color)}
          className="needs-js mt-3 flex min-h-12 w-full items-center justify-center gap-2.5 rounded-surface border border-edge px-4 font-semibold hover:bg-sand"
        >
          <CubeIcon />
          Look around it in 3D
        </button>
      ) : null}
      <Suspense fallback={null}>
        {opened ? <LookDialogs data={data} zoom={zoom} viewer={viewer} /> : null}
      </Suspense>
    </>
  );
}

function CubeIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />
    </svg>
  );
}
