import { Link } from "react-router";

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  to?: string;
  /** A piece's name: no translator may change it. */
  isExact?: boolean;
}

/** The way to a page from home. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
        {crumbs.map(({ label, to, isExact }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {to ? (
              <Link
                to={to}
                className="tap inline-block py-1 hover:text-ink sm:py-2 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                aria-current="page"
                translate={isExact ? "no" : undefined}
                className="py-1 text-ink sm:py-2"
              >
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
