import { Link } from "react-router";
import { collectionPath } from "#app/paths.ts";
import { type NavCollection, useRootData } from "#app/root-data.ts";
import { copyrightLine } from "#domain/copyright.ts";
import { callHref, mailHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { Exact } from "#ui/exact.tsx";
import { SectionLink } from "./section-link.tsx";
import { footerLinks, words } from "./words.ts";

interface FooterProps {
  collections: readonly NavCollection[];
  /** Year to print, decided on the server so that both sides agree. */
  year: number;
}

export function Footer({ collections, year }: FooterProps) {
  const rows = useRootData()?.hours.rows ?? [];
  const { address } = facts;
  return (
    <footer className="no-print mt-auto bg-ink text-paper [--color-edge:#a39587]">
      <div className="page-width grid cramped:grid-cols-1 grid-cols-2 gap-x-5 gap-y-10 pt-14 pb-10 *:first:col-span-full max-md:*:last:col-span-full md:grid-cols-[1fr_1fr_1.3fr] lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:gap-x-8 xl:gap-x-12 lg:pt-16 lg:*:col-auto!">
        <div>
          <p translate="no" className="font-display text-[2rem] leading-none">
            {facts.shortName}
          </p>
          <p className="mt-4 max-w-[26ch] text-lead text-line">{facts.tagline}</p>
          <p className="mt-6 font-display text-[1.75rem]">
            <a
              translate="no"
              href={callHref(facts.phone)}
              className="cramped:whitespace-normal whitespace-nowrap hover:underline"
            >
              {facts.phone}
            </a>
          </p>
          <p className="mt-1 text-line">
            <a
              href={textHref(facts.phone, words.textMessage)}
              className="link-quiet inline-block py-2.5"
            >
              {words.textToNegotiate}
            </a>
          </p>
        </div>
        <FooterList title="Rooms">
          {collections.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={collectionPath(slug)} className="inline-block py-2.5 hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </FooterList>
        <FooterList title="The shop">
          {footerLinks.map(({ label, to }) => (
            <li key={to}>
              <SectionLink to={to} className="inline-block py-2.5 hover:underline">
                {label}
              </SectionLink>
            </li>
          ))}
        </FooterList>
        <address className="not-italic">
          <h2 className="font-sans text-base font-semibold tracking-normal">Visit or write</h2>
          <p className="mt-3 text-line">
            <Exact className="block">{address.street}</Exact>
            <Exact className="block">
              {`${address.city}, ${address.region} ${address.postalCode}`}
            </Exact>
            <a
              translate="no"
              href={mailHref(facts.email)}
              className="link-quiet inline-block py-2.5 wrap-anywhere"
            >
              {facts.email}
            </a>
          </p>
          <dl className="mt-3 text-line">
            {rows.map(({ days, times }) => (
              <div key={days} className="flex flex-wrap gap-x-3">
                <dt className="w-20">{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </address>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-paper/20 py-6 text-[0.9375rem] text-line">
          <p translate="no">{`${copyrightLine(facts.copyrightSince, year)} ${facts.name}`}</p>
          <ul className="flex flex-wrap gap-x-6">
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
        </div>
      </div>
    </footer>
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
