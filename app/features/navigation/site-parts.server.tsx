import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AboutPanel } from "./about-panel.tsx";
import { FooterEnds, FooterLinks } from "./footer-links.tsx";
import { HeaderCalls, TextOrCall } from "./header-calls.tsx";
import { LanguageItems } from "./language-links.tsx";
import { LanguageOffers } from "./language-offers.tsx";
import { CollectionLinks, ServiceLinks } from "./menu-links.tsx";
import { MobileLinks } from "./mobile-links.tsx";

const parts = {
  "language-offers": <LanguageOffers />,
  "header-top": (
    <ul className="flex gap-6">
      <li>
        <TextOrCall />
      </li>
      <LanguageItems className="tap hover:underline" />
    </ul>
  ),
  "header-calls": <HeaderCalls />,
  "menu-collections": <WhenOpened content={<CollectionLinks />} />,
  "menu-services": <ServiceLinks />,
  "menu-about": <WhenOpened content={<AboutPanel />} />,
  // The switch outside of what opening the menu reads, which has the page's address by then.
  "menu-all": (
    <>
      <ul>
        <LanguageItems className="block py-2.5 text-lg font-medium" />
      </ul>
      <WhenOpened content={<MobileLinks />} />
    </>
  ),
  "footer-links": <FooterLinks />,
  "footer-profiles": <FooterEnds />,
};

/** The HTML of the parts that are the same on every page, by id, for `ServerPart`. */
export const siteParts: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).map(([id, part]) => [id, renderToStaticMarkup(part)]),
);

/**
 * A menu's content, which browsers read once the menu opens (`app/inline/fill-menus.ts`), and those
 * without JavaScript at once.
 */
function WhenOpened({ content }: { content: ReactElement }) {
  return (
    <noscript data-when-opened className="contents">
      {content}
    </noscript>
  );
}
