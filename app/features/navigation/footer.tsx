import { memo } from "react";
import type { NavCollection } from "#app/routing/root-data.ts";
import { copyrightLine } from "#domain/copyright.ts";
import { facts } from "#shop/facts.ts";
import { ServerHtml } from "#ui/server-html.tsx";
import { FooterLinks, SocialLinks } from "./footer-links.tsx";

interface FooterProps {
  collections: readonly NavCollection[];
  /** Year to show, passed in so that server and browser render the same. */
  year: number;
}

export const Footer = memo(function Footer({ collections, year }: FooterProps) {
  return (
    <footer className="no-print mt-auto bg-ink text-paper [--color-edge:#a39587]">
      <ServerHtml
        id="footer-links"
        source={collections}
        className="page-width grid cramped:grid-cols-1 grid-cols-2 gap-x-5 gap-y-10 pt-14 pb-10 *:first:col-span-full max-md:*:last:col-span-full md:grid-cols-[1fr_1fr_1.3fr] lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:gap-x-8 xl:gap-x-12 lg:pt-16 lg:*:col-auto!"
      >
        {import.meta.env.SSR && <FooterLinks collections={collections} />}
      </ServerHtml>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-paper/20 py-6 text-[0.9375rem] text-line">
          <p translate="no">{`${copyrightLine(facts.copyrightSince, year)} ${facts.name}`}</p>
          <ServerHtml id="footer-profiles" source={collections}>
            {import.meta.env.SSR && <SocialLinks />}
          </ServerHtml>
        </div>
      </div>
    </footer>
  );
});
