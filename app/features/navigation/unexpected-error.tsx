import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { failed as copy } from "#copy/navigation.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";

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
      <title>{copy.title}</title>
      <h1 key={key} ref={takeFocus} tabIndex={-1} className="text-h1 outline-none">
        {copy.title}
      </h1>
      <p className="mt-5 text-lead text-soft">{offline ? copy.offline : copy.ours}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={to.pathname + to.search} onClick={retry} className={buttonClass()}>
          {copy.retry}
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <span>
            <RichText parts={copy.call({ number: facts.phone, phone })} />
          </span>
        </a>
      </div>
    </main>
  );
}

function phone(number: string) {
  return <NoTranslate>{number}</NoTranslate>;
}

/** Scrolls to the top too, because the page it replaces may have been scrolled down. */
function takeFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: "instant" });
}
