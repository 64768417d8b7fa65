import { useRootData } from "#app/root-data.ts";
import { callHref, mailHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { Exact } from "#ui/exact.tsx";
import { WholeWords } from "#ui/line-breaks.tsx";
import { words } from "./words.ts";

/** Who the shop is and how to reach it: the About menu and the phone menu show the same. */
export function AboutPanel() {
  const { about, hours } = useRootData() ?? {};
  const { address } = facts;
  return (
    <div className="grid gap-8 md:grid-cols-[1.2fr_1.2fr_1fr] md:gap-12">
      <div>
        <p className="font-display text-h3">
          <WholeWords>{about?.heading ?? ""}</WholeWords>
        </p>
        <p className="mt-3 text-soft">{about?.company}</p>
      </div>
      <div>
        <p className="font-semibold">{about?.founder}</p>
        <p className="mt-3 text-soft">{about?.founderText}</p>
      </div>
      <address className="grid gap-3 not-italic">
        <ContactLine title={words.about.reach}>
          <a translate="no" href={callHref(facts.phone)} className="link-quiet inline-block py-1">
            {facts.phone}
          </a>
          <br />
          <a translate="no" href={mailHref(facts.email)} className="link-quiet inline-block py-1">
            {facts.email}
          </a>
        </ContactLine>
        <ContactLine title={words.about.visit}>
          <Exact className="block">{address.street}</Exact>
          <Exact className="block">
            {`${address.city}, ${address.region} ${address.postalCode}`}
          </Exact>
        </ContactLine>
        <ContactLine title={words.about.hours}>
          {hours?.rows.map(({ days, times }) => (
            <span key={days} className="block">
              {`${days} ${times}`}
            </span>
          ))}
        </ContactLine>
      </address>
    </div>
  );
}

function ContactLine({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <div className="text-soft">{children}</div>
    </div>
  );
}
