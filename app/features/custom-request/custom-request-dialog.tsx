import { customRequestDialog } from "#products/custom-request-link.tsx";
import { useLateDialog } from "#state/late-dialog.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { late } from "#ui/late.tsx";

const CustomRequestPanel = late(() => import("./custom-request-panel.tsx"));

/** The custom request over the page it was opened from; loaded when first opened (rule 9.1). */
export function CustomRequestDialog() {
  const dialog = useHistoryDialog(customRequestDialog);
  const comes = useLateDialog(dialog);
  return <CustomRequestPanel {...comes} openedFor={dialog.value} onClose={dialog.close} />;
}
