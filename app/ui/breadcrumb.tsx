import { Link } from "react-router";

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  to?: string;
}

/** The way to a page from home. On a phone it is one line that scrolls, to leave the page its height. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="-mx-5 flex items-center gap-x-2 overflow-x-auto whitespace-nowrap px-5 text-[0.9375rem] text-soft [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex shrink-0 items-center gap-x-2">
            {to ? (
              <Link
                to={to}
                className="tap inline-block py-1 hover:text-ink sm:py-2 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-ink sm:py-2">
                {label}
              </span>
            )}
            {index < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
