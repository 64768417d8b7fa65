import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";

/** The shop's number within a sentence, to be called by a press. No translator may change it. */
export function PhoneLink() {
  return (
    <a
      translate="no"
      href={callHref(facts.phone)}
      className="link-quiet font-semibold whitespace-nowrap"
    >
      {facts.phone}
    </a>
  );
}
