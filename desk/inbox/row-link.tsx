import type { ComponentProps, MouseEvent } from "react";
import { deskPath } from "#domain/private-pages.ts";

interface RowLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Within the desk. */
  to: string;
  /** Goes there without a new document. */
  go: (to: string) => void;
}

/** A link of a list's row. One of the router would render its row again at every click anywhere. */
export function RowLink({ to, go, ...rest }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={deskPath + to} onClick={open} />;
}
