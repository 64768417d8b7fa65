import { DeskIcon } from "#desk/shell/desk-icon.tsx";
import { copy } from "./copy.ts";
import { useShownList } from "./use-shown-list.ts";

/** What stands beside the list while no lead is open. */
export function NoOpenLead() {
  // An empty list says itself what comes next.
  if (useShownList()?.rows.length === 0) return null;
  return (
    <aside
      aria-label={copy.noLead.title}
      className="no-print hidden place-content-center justify-items-center gap-3 p-10 text-center text-soft xl:grid"
    >
      <DeskIcon name="inbox" className="size-10" />
      <p className="font-semibold text-ink">{copy.noLead.title}</p>
      <p className="max-w-[32ch]">{copy.noLead.text}</p>
    </aside>
  );
}
