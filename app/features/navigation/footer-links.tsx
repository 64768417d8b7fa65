import { collections } from "#app/routing/collections.ts";
import { tagline } from "#app/routing/fact-texts.server.ts";
import * as copy from "#copy/navigation.ts";
import { collectionPath, language } from "#domain/paths.ts";
import { callHref, mailHref, textHref } from "#domain/phone-link.ts";
import * as formats from "#formats";
import { facts } from "#shop/facts.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { spokenSpanish } from "#words/spoken-spanish.ts";
import { LanguageItems } from "./language-links.tsx";
import { footerLinks } from "./link-lists.ts";

/** Only Spanish pages say it. */
const spanishLine =
  language === "es" ? spokenSpanish(facts, { copy: copy.footer.spanish, formats }) : undefined;

/** The footer's columns: the shop, its collections, its pages and its address (rule 2.14). */
export function FooterLinks() {
  const { address } = facts;
  return (
    <>
      <div>
        <p translate="no" className="font-display text-[2rem] leading-none">
          {facts.shortName}
        </p>
        <p className="mt-4 max-w-80 text-lead text-line" lang={tagline.lang}>
          {tagline.text}
        </p>
        <p className="mt-6 font-display text-[1.75rem]">
          <a
            translate="no"
            href={callHref(facts.phone)}
            className="cramped:whitespace-normal whitespace-nowrap hover:underline"
          >
            {facts.phone}
          </a>
        </p>
        {spanishLine ? <p className="text-line">{spanishLine}</p> : null}
        <p className="mt-1 text-line">
          <a
            href={textHref(facts.phone, copy.textMessage)}
            className="link-quiet inline-block py-2.5"
          >
            {copy.textToNegotiate}
          </a>
        </p>
      </div>
      <FooterList title={copy.footer.rooms}>
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={collectionPath(slug)} className="inline-block py-2.5 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </FooterList>
      <FooterList title={copy.footer.shop}>
        {footerLinks.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="inline-block py-2.5 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </FooterList>
      <div>
        <h2 className="font-sans text-base font-semibold tracking-normal">{copy.footer.visit}</h2>
        <address className="mt-3 text-line not-italic">
          <NoTranslate className="block">{address.street}</NoTranslate>{" "}
          <NoTranslate className="block">
            {`${address.city}, ${address.region} ${address.postalCode}`}
          </NoTranslate>{" "}
          <a
            translate="no"
            href={mailHref(facts.email)}
            className="link-quiet inline-block py-2.5 wrap-anywhere"
          >
            {facts.email}
          </a>
        </address>
        <dl className="mt-3 text-line">
          {formats.hoursRows(facts.hours).map(({ days, times }) => (
            <div key={days} className="flex flex-wrap gap-x-3">
              <dt className="w-20">{`${days} `}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** Links to the page in other languages, and to the shop's social networks. */
export function FooterEnds() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <LanguageItems className="inline-block py-2.5 hover:underline" />
      {facts.social.map(({ name, url }) => (
        <li key={name}>
          <a
            translate="no"
            href={url}
            rel="noopener"
            className="inline-block py-2.5 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 text-line">{children}</ul>
    </div>
  );
}
