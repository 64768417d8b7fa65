import { NavLink, useLocation } from "react-router";
import type { Role } from "#domain/desk/roles.ts";
import { reserveBarSpaceOnPhones } from "./bar-room.ts";
import { copy } from "./copy.ts";
import { DeskIcon } from "./desk-icon.tsx";
import { navItems } from "./nav-items.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** The tabs at the bottom of a phone; on a lead its next step stands there instead. */
export function TabBar({ role, waiting }: { role: Role; waiting: number }) {
  const { pathname } = useLocation();
  if (pathname.startsWith("/leads/")) return null;
  return (
    <nav
      ref={reserveBarSpaceOnPhones}
      data-bottom-bar
      aria-label={copy.nav.tabs}
      className="foot-bar no-print flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navItems(role).map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          className="relative grid min-h-14 flex-1 justify-items-center gap-0.5 py-2 text-[0.8125rem] font-medium -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-pine"
        >
          <span className="relative">
            <DeskIcon name={icon} className="size-6" />
            {to === "/inbox" ? (
              <WaitingBadge count={waiting} className="absolute -top-1.5 left-4" />
            ) : null}
          </span>{" "}
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
