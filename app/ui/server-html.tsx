import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPath, PrefetchPageLinks, useNavigate } from "react-router";

/** How long a link is pointed at before its page is fetched, in milliseconds, as the router's links wait. */
const intentDelay = 100;

/** What the server sent of each part, to put it up anew after a repair of the page. */
const sent = new Map<string, string>();

interface ServerHtmlProps {
  id: string;
  className?: string;
  /**
   * Whether a page is fetched when a link to it is pointed at. The router loads the whole page anew
   * where that fails after an update, so not beside fields that somebody fills in.
   */
  fetchesAhead?: boolean;
  /** Given on the server only, as `import.meta.env.SSR && …`, so that the browser doesn't fetch its code. */
  children: ReactNode;
}

/**
 * A part of the page that never changes, such as a menu's links. The browser keeps it as the server
 * sent it, without its code and without rendering it; its links lead on within the page (decision 185).
 */
export function ServerHtml({ id, className, fetchesAhead = false, children }: ServerHtmlProps) {
  const part = useRef<HTMLDivElement>(null);
  const ahead = useLinks(part, fetchesAhead);
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <>
      <div
        ref={part}
        id={id}
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has just sent for this very place
        dangerouslySetInnerHTML={{ __html: htmlOf(id) }}
      />
      {ahead ? <PrefetchPageLinks page={ahead} /> : null}
    </>
  );
}

function htmlOf(id: string): string {
  const html = sent.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  sent.set(id, html);
  return html;
}

/**
 * Makes plain links do what the router's do: a press changes the page without loading it anew, and
 * on wish what is pointed at is fetched ahead.
 * @returns the address of the page to fetch ahead
 */
function useLinks(part: RefObject<HTMLElement | null>, fetchesAhead: boolean): string | undefined {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    const links = part.current;
    if (!links) return;
    let intent: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const to = pageOf(event);
      if (!to || event.button !== 0 || event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      const isHere = to === createPath(location);
      void navigate(to, { preventScrollReset: to.includes("#"), replace: isHere });
    };
    const pointAt = (event: Event) => {
      clearTimeout(intent);
      const to = pageOf(event);
      if (to && !to.includes("#")) intent = setTimeout(() => setAhead(to), intentDelay);
    };
    const events = fetchesAhead ? (["pointerover", "focusin"] as const) : [];
    links.addEventListener("click", follow);
    for (const name of events) links.addEventListener(name, pointAt, { passive: true });
    return () => {
      clearTimeout(intent);
      links.removeEventListener("click", follow);
      for (const name of events) links.removeEventListener(name, pointAt);
    };
  }, [part, navigate, fetchesAhead]);

  return ahead;
}

/** Path, query and hash of the shop's page that the link under an event leads to. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? createPath(link) : undefined;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
