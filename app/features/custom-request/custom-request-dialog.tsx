import { lazy, Suspense } from "react";
import { customRequestDialog } from "#pieces/custom-request-link.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { useOnceOpened } from "#ui/once-opened.ts";

const CustomRequestPanel = lazy(() => import("./custom-request-panel.tsx"));

/** The custom request over the page it was opened from; loaded when first opened (ruling 10). */
export function CustomRequestDialog() {
  const dialog = useHistoryDialog(customRequestDialog);
  return useOnceOpened(dialog.value !== null) ? (
    <Suspense>
      <CustomRequestPanel openedFor={dialog.value} onClose={dialog.close} />
    </Suspense>
  ) : null;
}
