import { Link, NavLink, useLocation } from "react-router";
import { initials } from "#domain/desk/initials.ts";
import { mayUse, type Role } from "#domain/desk/roles.ts";
import { facts } from "#shop/facts.ts";
import { copy } from "./copy.ts";
import { navItems } from "./nav-items.ts";
import { SearchForm } from "./search-form.tsx";
import { WaitingBadge } from "./waiting-badge.tsx";

interface DeskHeaderProps {
  /** First name. */
  name: string;
  member: { name: string; role: Role };
  waiting: number;
}

/** The desk's header on wide screens; phones have the bar of tabs. */
export function DeskHeader({ name, member, waiting }: DeskHeaderProps) {
  const mayFind = mayUse(member.role, "leads");
  const isLead = useLocation().pathname.startsWith("/leads/");
  return (
    <header className="sticks no-print top-0 z-30 hidden bg-ink text-paper md:block">
      <div className="flex min-h-14 items-stretch gap-6 px-6">
        <Link to="/" className="flex items-baseline gap-2 self-center outline-paper">
          <span className="font-display text-2xl" translate="no">
            {facts.shortName}
          </span>{" "}
          <span className="text-sm">{copy.desk}</span>
        </Link>
        <nav aria-label={copy.nav.label} className="flex">
          {navItems(member.role)
            .filter(({ to }) => to !== "/you")
            .map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                data-part={isLead && to === "/inbox" ? "" : undefined}
                className="flex min-h-11 items-center gap-2 border-b-3 border-unseen px-4 font-semibold -outline-offset-2 outline-paper hover:bg-white/10 aria-[current=page]:border-paper data-part:border-paper"
              >
                <span>{label}</span> {to === "/inbox" ? <WaitingBadge count={waiting} /> : null}
              </NavLink>
            ))}
        </nav>
        {mayFind ? <SearchForm dark className="ml-auto w-full max-w-80 self-center" /> : null}
        <NavLink
          to="/you"
          className={`flex min-h-11 items-center gap-2 border-b-3 border-unseen px-2 -outline-offset-2 outline-paper hover:bg-white/10 aria-[current=page]:border-paper ${mayFind ? "" : "ml-auto"}`}
        >
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-white/15 text-xs font-semibold"
          >
            {initials(member.name)}
          </span>
          <span translate="no">{name}</span>
        </NavLink>
      </div>
    </header>
  );
}
