import type { ReactNode } from "react";
import { sections } from "#domain/paths.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";

interface BrowseCollectionsProps {
  className?: string;
  children: ReactNode;
}

/** A link that opens the shell's collections dialog; without JavaScript it leads to the grid. */
export function BrowseCollections({ className, children }: BrowseCollectionsProps) {
  const dialog = useHistoryDialog("collections");
  return (
    <a
      href={sections.collections}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialog.open("all");
      }}
    >
      {children}
    </a>
  );
}
