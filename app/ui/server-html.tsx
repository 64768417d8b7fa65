import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { createPath, useNavigate } from "react-router";

/** What the server sent of each part, to put it up again after a repair of the page. */
const savedHtml = new Map<string, string>();

interface ServerHtmlProps {
  id: string;
  className?: string;
  /** Given on the server only, as `import.meta.env.SSR && …`, so that the browser doesn't fetch its code. */
  children: ReactNode;
}

/**
 * A part of the page that never changes, such as a menu's links. The browser keeps it as the server
 * sent it, without its code and without rendering it; its links lead on within the page (decision 004).
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has just sent for this very place
      dangerouslySetInnerHTML={{ __html: htmlOf(id) }}
    />
  );
}

function htmlOf(id: string): string {
  const html = savedHtml.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  savedHtml.set(id, html);
  return html;
}

/** Makes plain links do what the router's do: a press changes the page without loading it again. */
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

/** Path, query and hash of the shop's page that the link under an event leads to. */
function internalPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? createPath(link) : undefined;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
