import { useLocation } from "react-router";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";

/** What a shopper sees when the fault is ours (spec §8). */
export function UnexpectedError() {
  const { pathname } = useLocation();
  return (
    <main id="content" className="page-width section-space max-w-3xl">
      <title>Unexpected Application Error!</title>
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-5 text-lead text-soft">
        Something broke on our side. Your quote list and wishlist are safe in this browser. Try
        again, or call us and we'll do it over the phone.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={pathname} className={buttonClass()}>
          Try again
        </a>
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          Call {facts.phone}
        </a>
      </div>
    </main>
  );
}
