import { createElement, Fragment, type ReactNode } from "react";

/** A text with links: the parts that a text of `copy/` returns for its `<link>`s. */
export function RichText({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts);
}
