import { lazy, Suspense } from "react";
import { customRequestDialog } from "#pieces/custom-request-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { words } from "./words.ts";

const CustomRequestDialogBody = lazy(() => import("./custom-request-dialog-body.tsx"));

/** The custom request over the page it was opened from; loaded when first opened (ruling 10). */
export function CustomRequestDialog() {
  const dialog = useHistoryDialog(customRequestDialog);
  return (
    <Dialog
      open={dialog.value !== null}
      onClose={dialog.close}
      title={words.title}
      className="max-w-xl!"
    >
      <Suspense fallback={<div className="h-[70dvh]" />}>
        <CustomRequestDialogBody
          key={dialog.value}
          search={dialog.value ?? ""}
          onClose={dialog.close}
        />
      </Suspense>
    </Dialog>
  );
}
