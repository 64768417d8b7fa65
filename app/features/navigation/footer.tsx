import { memo } from "react";
import { copyrightLine } from "#domain/copyright.ts";
import { facts } from "#shop/facts.ts";
import { ServerPart } from "#ui/server-part.tsx";

/** @param year passed in so that server and browser render the same */
export const Footer = memo(function Footer({ year }: { year: number }) {
  return (
    <footer className="no-print mt-auto bg-ink text-paper [--color-edge:#a39587]">
      <ServerPart
        id="footer-links"
        className="page-width grid cramped:grid-cols-1 grid-cols-2 gap-x-5 gap-y-10 pt-14 pb-10 *:first:col-span-full max-md:*:last:col-span-full md:grid-cols-[1fr_1fr_1.3fr] lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:gap-x-8 xl:gap-x-12 lg:pt-16 lg:*:col-auto!"
      />
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-paper/20 py-6 text-[0.9375rem] text-line">
          <p translate="no">{`${copyrightLine(facts.copyrightSince, year)} ${facts.name}`}</p>
          <ServerPart id="footer-profiles" />
        </div>
      </div>
    </footer>
  );
});
