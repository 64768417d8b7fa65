import type { ReactElement } from "react";
import { fragmentHtml } from "./server-fragment.ts";

interface RenderedOnceProps {
  as: "div" | "li" | "section" | "span";
  id?: string;
  className?: string | undefined;
  /** What the part shows; another object is another part. */
  source: object;
  /** How it is shown. */
  variant?: string;
  children: ReactElement;
}

/** A part that the server renders once and not for each page; see `fragmentHtml` for its limits. */
export function RenderedOnce(props: RenderedOnceProps) {
  const { as: Element, id, className, source, variant = "", children } = props;
  const html = import.meta.env.SSR ? fragmentHtml(source, variant, children) : undefined;
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the children as the server rendered them
    <Element id={id} className={className} dangerouslySetInnerHTML={html} />
  ) : (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
