import { memo } from "react";
import * as copy from "#copy/navigation.ts";
import { paths } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { CachedPart } from "#ui/cached-part.tsx";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { Icon } from "#ui/icon.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { CountLink } from "./count-link.tsx";
import { Menu } from "./menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { OpenNow } from "./open-now.tsx";

/** The header of every page (rule 2.12). */
export const Header = memo(function Header() {
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
          <ServerPart id="header-top" />
        </div>
      </aside>
      <header data-site-header className="no-print sticks top-0 z-20 border-b border-line bg-paper">
        <CachedPart
          as="div"
          className="page-width flex h-16 items-center gap-2 sm:gap-6 md:gap-4 lg:h-18 lg:gap-6"
        >
          <HeaderRow />
        </CachedPart>
      </header>
    </>
  );
});

function HeaderRow() {
  const cart = useCart();
  const wishlist = useWishlist();
  return (
    <>
      <a
        translate="no"
        href={paths.home}
        className="tap font-display text-[min(1.625rem,7.2vw)] leading-none tracking-tight"
        aria-label={copy.toHome({ shop: facts.name })}
      >
        {facts.shortName}
      </a>
      <nav
        aria-label={copy.main}
        className="mx-auto hidden items-center gap-4 md:flex lg:mr-0 lg:ml-4 lg:gap-7"
      >
        <Menu label={copy.menus.collections}>
          <ServerPart id="menu-collections" />
        </Menu>
        <Menu label={copy.menus.services}>
          <ServerPart id="menu-services" />
        </Menu>
        <Menu label={copy.menus.about}>
          <ServerPart id="menu-about" className="page-width py-10" />
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
        <ServerPart id="header-calls" className="contents" />
        <MobileMenu />
      </div>
    </>
  );
}
