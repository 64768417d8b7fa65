import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";

/** The shop's phone number within a sentence, as a link that calls it; never translated. */
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
