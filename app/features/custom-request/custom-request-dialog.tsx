import { customRequestDialog } from "#products/custom-request-link.tsx";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";

const CustomRequestPanel = lazyComponent(() => import("./custom-request-panel.tsx"));

/**
 * The custom request form in a dialog over the current page; loaded when first opened (rule 9.1).
 */
export function CustomRequestDialog() {
  const dialog = useHistoryDialog(customRequestDialog);
  const lazyProps = useLazyDialog(dialog);
  return <CustomRequestPanel {...lazyProps} openedFor={dialog.value} onClose={dialog.close} />;
}
