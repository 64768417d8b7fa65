import { createElement } from "react";
import { notOpened } from "#copy/dialogs.ts";
import { LoadingNotice } from "#ui/loading-notice.tsx";
import { useToasts } from "./toast.tsx";

/** Whether loading a dialog's script has already failed on this page. */
let failedBefore = false;

interface LazyDialog {
  /** What the dialog shows; null while it is closed. */
  value: string | null;
  close: () => void;
}

/**
 * Props for a late-loaded dialog: a notice while its script is fetched; if that fails, the dialog
 * closes and an error toast is shown. Chromium remembers a failed import until the page is
 * reloaded, so a second failure reloads it; the dialog's history entry survives that.
 */
export function useLazyDialog({ value, close }: LazyDialog) {
  const toasts = useToasts();
  return {
    needed: value !== null,
    placeholder: createElement(LoadingNotice),
    onLoadError() {
      if (failedBefore && navigator.onLine) return location.reload();
      failedBefore = true;
      close();
      toasts.show({ ...notOpened, tone: "error" });
    },
  };
}
