import { createElement } from "react";
import { OneMoment } from "#ui/one-moment.tsx";
import { useToasts } from "./toast.tsx";

/** Whether a dialog's script was lost before on this page. */
let lostBefore = false;

interface LateDialog {
  /** What it shows; null while it is closed. */
  value: string | null;
  close: () => void;
}

/**
 * What a dialog whose script comes `late` does meanwhile, and when it doesn't come: it closes and says so. Chromium
 * keeps such a failure until the page is loaded anew, which is what the next press does; the dialog outlives that.
 */
export function useLateDialog({ value, close }: LateDialog) {
  const toasts = useToasts();
  return {
    wanted: value !== null,
    waiting: createElement(OneMoment),
    onLost() {
      if (lostBefore && navigator.onLine) return location.reload();
      lostBefore = true;
      close();
      toasts.show({
        title: "That didn't open.",
        description: "Check your connection and press again.",
        tone: "error",
      });
    },
  };
}
