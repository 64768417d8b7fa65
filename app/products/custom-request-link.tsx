import type { ReactNode } from "react";
import { paths } from "#domain/paths.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";

/** The dialog's key in the history entry; a page with the link must also mount the dialog. */
export const customRequestDialog = "customRequest";

interface CustomRequestLinkProps {
  /** Slug of the collection it is opened from. */
  collection?: string;
  /** Initial text of the form's field for the wanted product. */
  lookingFor?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link that opens the custom request (rule 9.1); without JavaScript it leads to the same form on
 * its own page.
 */
export function CustomRequestLink({
  collection,
  lookingFor,
  className,
  children,
}: CustomRequestLinkProps) {
  const dialog = useHistoryDialog(customRequestDialog);
  const search = new URLSearchParams({
    ...(collection ? { collection } : {}),
    ...(lookingFor ? { lookingFor } : {}),
  }).toString();
  return (
    <a
      href={search ? `${paths.customRequest}?${search}` : paths.customRequest}
      rel={search ? "nofollow" : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialog.open(`?${search}`);
      }}
    >
      {children}
    </a>
  );
}
