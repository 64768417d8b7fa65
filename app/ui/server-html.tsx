import type { ReactElement } from "react";
import { htmlOf } from "./kept-html.ts";
import { RenderedOnce } from "./rendered-once.tsx";

interface ServerHtmlProps {
  id: string;
  className?: string;
  /** What the part shows, if it is the same on every page: the server then renders it once. */
  source?: object;
  /**
   * A part of a closed `<details>`: browsers read its HTML once that opens (`app/inline/`), and
   * those without JavaScript at once.
   */
  whenOpened?: boolean;
  /** Pass as `import.meta.env.SSR && …`, so that the browser doesn't fetch the children's code. */
  children: ReactElement | false;
}

/**
 * A part of the page that never changes, such as a menu's links. The browser keeps the server's
 * HTML without fetching or rendering its code (decision 004).
 */
export function ServerHtml({ id, className, source, whenOpened, children }: ServerHtmlProps) {
  if (import.meta.env.SSR) {
    const part = whenOpened ? <WhenOpened>{children}</WhenOpened> : children;
    return source && part ? (
      <RenderedOnce as="div" id={id} className={className} source={source} variant={id}>
        {part}
      </RenderedOnce>
    ) : (
      <div id={id} className={className}>
        {part}
      </div>
    );
  }
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML the server sent for this element
      dangerouslySetInnerHTML={{ __html: htmlOf(id) }}
    />
  );
}

function WhenOpened({ children }: Pick<ServerHtmlProps, "children">) {
  return (
    <noscript data-when-opened className="contents">
      {children}
    </noscript>
  );
}
