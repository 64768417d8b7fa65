import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { NoTranslate } from "#ui/no-translate.tsx";

const copy = {
  offline:
    "You seem to be offline. Your quote list and wishlist are safe in this browser. Try again once you're back, or call us and we'll do it over the phone.",
  ours: "Something broke on our side. Your quote list and wishlist are safe in this browser. Try again, or call us and we'll do it over the phone.",
} as const;

/** Shown in place of a page that failed (rule 2.4). */
export function UnexpectedError() {
  const { key, state, ...to } = useLocation();
  const navigate = useNavigate();
  const offline = useHydrated() && !navigator.onLine;

  function retry(event: MouseEvent) {
    event.preventDefault();
    // A reload also repeats requests that the browser remembers as failed; offline it would lead to
    // the browser's own error page.
    if (navigator.onLine) location.reload();
    else navigate(to, { replace: true, state });
  }

  return (
    <main id="content" className="page-width section-space max-w-3xl">
      <title>Unexpected Application Error!</title>
      <h1 key={key} ref={takeFocus} tabIndex={-1} className="text-h1 outline-none">
        Unexpected Application Error!
      </h1>
      <p className="mt-5 text-lead text-soft">{offline ? copy.offline : copy.ours}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={to.pathname + to.search} onClick={retry} className={buttonClass()}>
          Try again
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <span>
            Call <NoTranslate>{facts.phone}</NoTranslate>
          </span>
        </a>
      </div>
    </main>
  );
}

/** Scrolls to the top too, because the page it replaces may have been scrolled down. */
function takeFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: "instant" });
}
