import { Link } from "react-router";
import { collectionPath } from "#app/paths.ts";
import type { NavCollection } from "#app/root-data.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { Menu } from "./menu.tsx";
import { SectionLink } from "./section-link.tsx";
import { serviceLinks, words } from "./words.ts";

/** Everything the desktop header offers, in one scrolling sheet for small screens. */
export function MobileMenu({ collections }: { collections: readonly NavCollection[] }) {
  return (
    <Menu
      label={words.openMenu}
      className="md:hidden"
      toggle={
        <>
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </>
      }
      toggleClassName="grid size-[44px] place-items-center"
      panelClassName="h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain"
    >
      <nav aria-label="Menu" className="page-width grid gap-9 pt-6 pb-28">
        <MenuGroup title={words.menus.collections}>
          {collections.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={collectionPath(slug)} className="block py-2 font-display text-[1.625rem]">
                {title}
              </Link>
            </li>
          ))}
        </MenuGroup>
        <MenuGroup title={words.menus.services}>
          {serviceLinks.map(({ label, to }) => (
            <li key={to}>
              <SectionLink to={to} className="block py-2.5 text-lg font-medium">
                {label}
              </SectionLink>
            </li>
          ))}
        </MenuGroup>
        <div className="grid grid-cols-2 gap-3">
          <a
            href={textHref(facts.phone, words.textMessage)}
            className={buttonClass({ tone: "outline" }, "px-3")}
          >
            {words.textToNegotiate}
          </a>
          <a href={callHref(facts.phone)} className={buttonClass({}, "px-3")}>
            {words.callNow}
          </a>
        </div>
        <AboutPanel />
      </nav>
    </Menu>
  );
}

function MenuGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal text-soft">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
