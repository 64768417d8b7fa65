import { createElement } from "react";
import { LoadingNotice } from "#ui/loading-notice.tsx";
import { useToasts } from "./toast.tsx";

/** Whether a dialog's script was lost before on this page. */
let failedBefore = false;

interface LazyDialog {
  /** What it shows; null while it is closed. */
  value: string | null;
  close: () => void;
}

/**
 * What a dialog whose script comes `late` does meanwhile, and when it doesn't come: it closes and says so. Chromium
 * keeps such a failure until the page is loaded again, which is what the next press does; the dialog outlives that.
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
      toasts.show({
        title: "That didn't open.",
        description: "Check your connection and press again.",
        tone: "error",
      });
    },
  };
}
