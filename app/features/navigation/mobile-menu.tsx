import * as copy from "#copy/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { Menu } from "./menu.tsx";

/** Everything the desktop header offers, in one scrolling sheet for small screens. */
export function MobileMenu() {
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
      <nav aria-label={copy.openMenu}>
        <ServerPart id="menu-all" className="page-width grid gap-9 pt-6 pb-28" />
      </nav>
    </Menu>
  );
}
