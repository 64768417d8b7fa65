import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#domain/paths.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";

/** The dialog's key in the history entry; whoever shows the link mounts the dialog too. */
export const customRequestDialog = "customRequest";

interface CustomRequestLinkProps {
  /** Slug of the collection it is opened from. */
  collection?: string;
  /** What the shopper seems to be after: the form starts with it. */
  lookingFor?: string;
  className?: string;
  children: ReactNode;
}

/** Opens the custom request (rule 9.1); without JavaScript a link to the same form as a page. */
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
    <Link
      to={search ? `${paths.customRequest}?${search}` : paths.customRequest}
      rel={search ? "nofollow" : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialog.open(`?${search}`);
      }}
    >
      {children}
    </Link>
  );
}
