import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AboutPanel } from "./about-panel.tsx";
import { FooterLinks, SocialLinks } from "./footer-links.tsx";
import { HeaderCalls, TextOrCall } from "./header-calls.tsx";
import { CollectionLinks, ServiceLinks } from "./menu-links.tsx";
import { MobileLinks } from "./mobile-links.tsx";

const parts = {
  "header-top": <TextOrCall />,
  "header-calls": <HeaderCalls />,
  "menu-collections": whenOpened(<CollectionLinks />),
  "menu-services": <ServiceLinks />,
  "menu-about": whenOpened(<AboutPanel />),
  "menu-all": whenOpened(<MobileLinks />),
  "footer-links": <FooterLinks />,
  "footer-profiles": <SocialLinks />,
};

/** The HTML of the parts that are the same on every page, by id, for `ServerPart`. */
export const siteParts: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).map(([id, part]) => [id, renderToStaticMarkup(part)]),
);

/**
 * A menu's content, which browsers read once the menu opens (`app/inline/fill-menus.ts`), and those
 * without JavaScript at once.
 */
function whenOpened(content: ReactElement): ReactElement {
  return (
    <noscript data-when-opened className="contents">
      {content}
    </noscript>
  );
}
