import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { createPath, useNavigate } from "react-router";

/** The server's HTML by id, to restore it after `DomRepairBoundary` mounts the page again. */
const savedHtml = new Map<string, string>();

interface ServerHtmlProps {
  id: string;
  className?: string;
  /** Pass as `import.meta.env.SSR && …`, so that the browser doesn't fetch the children's code. */
  children: ReactNode;
}

/**
 * A part of the page that never changes, such as a menu's links. The browser keeps the server's
 * HTML without fetching or rendering its code; links in it navigate on the client (decision 004).
 */
export function ServerHtml({ id, className, children }: ServerHtmlProps) {
  const part = useRef<HTMLDivElement>(null);
  useClientLinks(part);
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={part}
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML the server sent for this element
      dangerouslySetInnerHTML={{ __html: htmlOf(id) }}
    />
  );
}

function htmlOf(id: string): string {
  const html = savedHtml.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  savedHtml.set(id, html);
  return html;
}

/** Makes plain links navigate on the client, as the router's links do. */
function useClientLinks(part: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();

  useEffect(() => {
    const links = part.current;
    if (!links) return;
    const follow = (event: MouseEvent) => {
      const to = internalPath(event);
      if (!to || event.button !== 0 || event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      const isHere = to === createPath(location);
      void navigate(to, { preventScrollReset: to.includes("#"), replace: isHere });
    };
    links.addEventListener("click", follow);
    return () => links.removeEventListener("click", follow);
  }, [part, navigate]);
}

/** Path, query and hash of the clicked link if it leads to a page of the shop. */
function internalPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? createPath(link) : undefined;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
