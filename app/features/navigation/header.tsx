import { memo } from "react";
import type { NavCollection } from "#app/routing/root-data.ts";
import { paths } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { Icon } from "#ui/icon.tsx";
import { RenderedOnce } from "#ui/rendered-once.tsx";
import { ServerHtml } from "#ui/server-html.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { copy } from "./copy.ts";
import { CountLink } from "./count-link.tsx";
import { HeaderCalls, TextOrCall } from "./header-calls.tsx";
import { Menu } from "./menu.tsx";
import { CollectionLinks, ServiceLinks } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { OpenNow } from "./open-now.tsx";

interface HeaderProps {
  collections: readonly NavCollection[];
}

/** The header of every page (rule 2.12). */
export const Header = memo(function Header({ collections }: HeaderProps) {
  return (
    <>
      <aside
        aria-label={copy.topBar}
        className="no-print hidden bg-ink text-[0.875rem] text-paper md:block"
      >
        <div className="page-width flex h-9 items-center justify-between">
          <OptionalPart>
            <OpenNow />
          </OptionalPart>
          <ServerHtml id="header-top" source={collections}>
            {import.meta.env.SSR && <TextOrCall />}
          </ServerHtml>
        </div>
      </aside>
      <header data-site-header className="no-print sticks top-0 z-20 border-b border-line bg-paper">
        <RenderedOnce
          as="div"
          className="page-width flex h-16 items-center gap-2 sm:gap-6 md:gap-4 lg:h-18 lg:gap-6"
          source={collections}
          variant="header"
        >
          <HeaderRow collections={collections} />
        </RenderedOnce>
      </header>
    </>
  );
});

function HeaderRow({ collections }: HeaderProps) {
  const cart = useCart();
  const wishlist = useWishlist();
  return (
    <>
      <a
        translate="no"
        href={paths.home}
        className="tap font-display text-[min(1.625rem,7.2vw)] leading-none tracking-tight"
        aria-label={`${facts.name}, ${copy.homeLabel}`}
      >
        {facts.shortName}
      </a>
      <nav
        aria-label="Main"
        className="mx-auto hidden items-center gap-4 md:flex lg:mr-0 lg:ml-4 lg:gap-7"
      >
        <Menu label={copy.menus.collections}>
          <ServerHtml id="menu-collections" source={collections} whenOpened>
            {import.meta.env.SSR && <CollectionLinks collections={collections} />}
          </ServerHtml>
        </Menu>
        <Menu label={copy.menus.services}>
          <ServerHtml id="menu-services" source={collections}>
            {import.meta.env.SSR && <ServiceLinks />}
          </ServerHtml>
        </Menu>
        <Menu label={copy.menus.about}>
          <ServerHtml id="menu-about" source={collections} whenOpened className="page-width py-10">
            {import.meta.env.SSR && <AboutPanel />}
          </ServerHtml>
        </Menu>
      </nav>
      <div className="ml-auto flex items-center sm:gap-2 md:gap-0 lg:gap-2">
        <a
          href={paths.search}
          aria-label={copy.search}
          className="grid size-[44px] place-items-center hover:text-pine"
        >
          <Icon name="search" />
        </a>
        <CountLink to={paths.wishlist} label={copy.wishlist} icon="heart" count={wishlist.count} />
        <CountLink to={paths.quoteRequest} label={copy.quoteList} icon="list" count={cart.count} />
        <ServerHtml id="header-calls" source={collections} className="contents">
          {import.meta.env.SSR && <HeaderCalls />}
        </ServerHtml>
        <MobileMenu collections={collections} />
      </div>
    </>
  );
}
