import type { NavCollection } from "#app/routing/root-data.ts";
import { Icon } from "#ui/icon.tsx";
import { ServerHtml } from "#ui/server-html.tsx";
import { copy } from "./copy.ts";
import { Menu } from "./menu.tsx";
import { MobileLinks } from "./mobile-links.tsx";

/** Everything the desktop header offers, in one scrolling sheet for small screens. */
export function MobileMenu({ collections }: { collections: readonly NavCollection[] }) {
  return (
    <Menu
      label={copy.openMenu}
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
      <nav aria-label="Menu">
        <ServerHtml
          id="menu-all"
          source={collections}
          whenOpened
          className="page-width grid gap-9 pt-6 pb-28"
        >
          {import.meta.env.SSR && <MobileLinks collections={collections} />}
        </ServerHtml>
      </nav>
    </Menu>
  );
}
