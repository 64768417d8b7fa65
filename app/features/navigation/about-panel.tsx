import { founderRole } from "#app/routing/fact-texts.server.ts";
import { about } from "#copy/navigation.ts";
import { callHref, mailHref } from "#domain/phone-link.ts";
import { hoursRows } from "#formats";
import { facts } from "#shop/facts.ts";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";

/** About the shop and how to reach it, for the About menu and the phone menu. */
export function AboutPanel() {
  const { address } = facts;
  const { name, yearsOfExperience: years } = facts.founder;
  const [firstName = name] = name.split(" ");
  return (
    <div className="grid gap-8 md:grid-cols-[1.2fr_1.2fr_1fr] md:gap-12">
      <div>
        <p className="font-display text-h3">
          <KeepHyphenated>{about.heading}</KeepHyphenated>
        </p>
        <p className="mt-3 text-soft">{about.company({ city: address.city })}</p>
      </div>
      <div>
        <p className="font-semibold" lang={founderRole.lang}>
          {about.founder({ name, role: founderRole.text.toLowerCase() })}
        </p>
        <p className="mt-3 text-soft">{about.founderText({ years, firstName })}</p>
      </div>
      <address className="grid gap-3 not-italic">
        <ContactLine title={about.reach}>
          <a translate="no" href={callHref(facts.phone)} className="link-quiet inline-block py-1">
            {facts.phone}
          </a>
          <br />
          <a translate="no" href={mailHref(facts.email)} className="link-quiet inline-block py-1">
            {facts.email}
          </a>
        </ContactLine>
        <ContactLine title={about.visit}>
          <NoTranslate className="block">{address.street}</NoTranslate>{" "}
          <NoTranslate className="block">
            {`${address.city}, ${address.region} ${address.postalCode}`}
          </NoTranslate>
        </ContactLine>
        <ContactLine title={about.hours}>
          {hoursRows(facts.hours).map(({ days, times }) => (
            <p key={days}>{`${days} ${times}`}</p>
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
